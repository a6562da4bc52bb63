/** Neutral rule keys of this chapter to the entries of the catalogue. */
export const frame: Readonly<Record<string, string | readonly string[]>> = {
  'setup.turn-counter-start': 's2.pregame.order',
  'coin.call': 's2.match.kick-order',
  'setup.kicking-receiving': 's2.match.kick-order',
  'weather.roll-at-start': 's2.pregame.weather',
  'setup.eleven': ['sevens.setup.all-available', 'sevens.setup.order'],
  'setup.scrimmage-shortage': 'sevens.setup.three-or-fewer',
  'kickoff.place-ball': 'sevens.kickoff.target',
  'kickoff.scatter': 's2.kickoff.deviate',
  'kickoff.lands': 's2.kickoff.land',
  'kickoff.touchback': 's2.kickoff.touchback',
  'kickoff.touchback-nobody': 's2.kickoff.touchback',
  'kickofftable.roll': 'sevens.kickoff.table',
  'kickofftable.8-quick-snap': 'sevens.kickoff.9',
}
