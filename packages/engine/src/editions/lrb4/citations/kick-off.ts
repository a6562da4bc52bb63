/** Neutral rule keys of this chapter to the entries of the catalogue. */
export const kickOff: Readonly<Record<string, string | readonly string[]>> = {
  'setup.turn-counter-start': 'lrb4.setup.turn-counter-start',
  'coin.call': 'lrb4.coin.call',
  'setup.kicking-receiving': 'lrb4.setup.kicking-receiving',
  'setup.eleven': ['lrb4.setup.eleven', 'lrb4.setup.kicking-first'],
  'setup.scrimmage-shortage': ['lrb4.setup.scrimmage-shortage', 'lrb4.qa.short-scrimmage'],
  'kickoff.place-ball': 'lrb4.kickoff.place-ball',
  'kickoff.scatter': 'lrb4.kickoff.scatter',
  'kickoff.lands': ['lrb4.kickoff.must-land-in-receiving-half', 'lrb4.qa.kickoff-land-after-result'],
  'kickoff.touchback': 'lrb4.kickoff.touchback',
  'kickoff.touchback-nobody': 'lrb4.kickoff.touchback',
  'kick.use': ['lrb4.skill.kick.conditions', 'lrb4.skill.kick.halved'],

  'kickofftable.roll': [
    'lrb4.kickofftable.sequence',
    'lrb4.qa.kickoff-order',
    'lrb4.qa.no-reroll-kickoff-table',
  ],
  'kickofftable.2-injury-time.forward': 'lrb4.kickofftable.2-injury-time.forward',
  'kickofftable.2-injury-time.back': 'lrb4.kickofftable.2-injury-time.back',
  'kickofftable.3-get-the-ref': ['lrb4.kickofftable.3-get-the-ref', 'lrb4.kickofftable.3-get-the-ref-tie'],
  'kickofftable.4-perfect-defence': 'lrb4.kickofftable.4-perfect-defence',
  'kickofftable.5-cheering-fans': 'lrb4.kickofftable.5-cheering-fans',
  'kickofftable.6-bad-kick': 'lrb4.kickofftable.6-bad-kick',
  'kickofftable.7-changing-weather': 'lrb4.kickofftable.7-changing-weather',
  'kickofftable.8-quick-snap': 'lrb4.kickofftable.8-quick-snap',
  'kickofftable.9-brilliant-coaching': 'lrb4.kickofftable.9-brilliant-coaching',
  'kickofftable.10-blitz.bonus-turn': [
    'lrb4.kickofftable.10-blitz.bonus-turn',
    'lrb4.kickofftable.10-blitz.one-blitz',
    'lrb4.kickofftable.10-blitz.eligibility',
  ],
  'kickofftable.11-throw-a-rock': [
    'lrb4.kickofftable.11-throw-a-rock',
    'lrb4.kickofftable.11-throw-a-rock-tie',
    'lrb4.kickofftable.random-player',
  ],
  'kickofftable.12-pitch-invasion': [
    'lrb4.kickofftable.12-pitch-invasion',
    'lrb4.kickofftable.12-pitch-invasion-bonus',
  ],

  'weather.roll-at-start': 'lrb4.weather.roll-at-start',
  'weather.2-sweltering-heat': 'lrb4.weather.2-sweltering-heat',
}
