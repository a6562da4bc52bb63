/** The rooms one goes to from anywhere in a league, in the order of their tabs. */
export const TABS: readonly { readonly room: string; readonly name: string }[] = [
  { room: '', name: 'League' },
  { room: 'teams', name: 'Teams' },
  { room: 'statistics', name: 'Statistics' },
  { room: 'fame', name: 'Hall of fame' },
  { room: 'export', name: 'Export' },
]
