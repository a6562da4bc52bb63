/** Where the small game has a number of its own; everything else is the full game's. */
export const citations: Readonly<Record<string, string | readonly string[]>> = {
  'setup.eleven': [
    'basic7.setup.seven',
    'basic7.setup.field-all',
    'basic7.setup.los-minimum',
    'basic7.setup.wide-zone-maximum',
    'basic7.gap.exactly-seven',
    'basic.setup.kicker-first',
  ],
  'setup.scrimmage-shortage': ['basic7.setup.forfeit', 'basic7.gap.los-zero-limit'],
  'seq.half-ends': ['basic7.match.turns', 'basic.gap.half-end'],
  'win.most-touchdowns': ['basic.win.most-touchdowns', 'basic7.match.turns'],
  'kickofftable.riot-forward': [
    'basic.kickoff.event-3-riot-forward',
    'basic.gap.riot-limits',
    'basic7.match.riot',
  ],
  'kickofftable.riot-back': ['basic.kickoff.event-3-riot-back', 'basic.gap.riot-limits', 'basic7.match.riot'],
}
