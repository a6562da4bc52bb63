/** The rooms one goes to from anywhere in a league, in the order of their tabs. */
export const TABS: readonly { readonly room: string; readonly name: string }[] = [
  { room: '', name: 'League' },
  { room: 'competition', name: 'Competition' },
  { room: 'teams', name: 'Teams' },
  { room: 'statistics', name: 'Statistics' },
  { room: 'fame', name: 'Hall of fame' },
  { room: 'log', name: 'History' },
  { room: 'export', name: 'Export' },
]
