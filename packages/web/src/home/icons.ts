/** Small drawings for the ways in, on a 32 x 32 grid; stroked, not filled. */
export const ICONS = {
  two: 'M10 13a4 4 0 1 0 .01 0M3 27c0-6 3-9 7-9s7 3 7 9M19 7h8v8h-8zM17 20c1-1.300 3-2 6-2 4 0 7 3 7 9',
  online: 'M16 4a12 12 0 1 0 .010 0M4 16h24M16 4c-5 4-5 20 0 24M16 4c5 4 5 20 0 24',
  choose: 'M4 9h14M24 9h4M4 23h4M14 23h14M21 6v6M21 9a3 3 0 1 0 .01 0M11 20v6',
  /** A ball's flight taken up where it stopped. */
  continue: 'M5 6v20M11 6l16 10-16 10z',
  /** A cup. */
  leagues: 'M9 5h14v8a7 7 0 0 1-14 0zM9 8H4c0 5 2 7 5.500 7.500M23 8h5c0 5-2 7-5.500 7.500M16 20v5M10 27h12',
  teams: 'M16 3l11 4v8c0 7-4.500 11.500-11 14C9.500 26.500 5 22 5 15V7zM16 9v12M10.500 13h11',
  replays: 'M6 10a12 12 0 1 1-1.500 9M6 4v6h6M14 11l7 5-7 5z',
  rulebook:
    'M4 6c5-1.500 9-1 12 1.500C19 5 23 4.500 28 6v20c-5-1.500-9-1-12 1.500C13 25 9 24.500 4 26zM16 7.500v20',
  odds: 'M5 9l11-5 11 5v14l-11 5-11-5zM5 9l11 5 11-5M16 14v14M10 14v.010M10 20v.010M21 19v.010',
  learn: 'M3 12l13-6 13 6-13 6zM9 15v7c4 3.500 10 3.500 14 0v-7M29 12v9',
} as const
