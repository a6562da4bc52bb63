/** The one place outside its own folder where an edition may be named: what is meant when nobody says. */
export const DEFAULT_EDITION = 'lrb4'
