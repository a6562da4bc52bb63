/** Neutral rule keys of this chapter to the entries of the catalogue. */
export const kickOff: Readonly<Record<string, string | readonly string[]>> = {
  'kickoff.place-ball': 'basic.kickoff.place',
  'kickoff.scatter': ['basic.kickoff.scatter', 'basic.gap.scatter-template'],
  'kickoff.lands': ['basic.kickoff.land-occupied', 'basic.kickoff.land-empty'],
  'kickoff.touchback': ['basic.kickoff.touchback', 'basic.kickoff.touchback-choice'],
  'kickoff.touchback-nobody': 'basic.gap.touchback-recipient',
  'kickofftable.roll': [
    'basic.kickoff.event-timing',
    'basic.gap.kickoff-sequence',
    'basic.kickoff.event-2-get-the-ref',
    'basic.kickoff.event-7-nothing',
  ],
  'kickofftable.riot-forward': [
    'basic.kickoff.event-3-riot-forward',
    'basic.gap.riot-limits',
    'basic.gap.riot-next-turn',
  ],
  'kickofftable.riot-back': [
    'basic.kickoff.event-3-riot-back',
    'basic.gap.riot-limits',
    'basic.gap.riot-next-turn',
  ],
  'kickofftable.riot-coin': 'basic.kickoff.event-3-riot-coin',
  'kickofftable.instinctive-defence': [
    'basic.kickoff.event-4-instinctive-defence',
    'basic.kickoff.event-4-receivers-fixed',
  ],
  'kickofftable.high-kick': ['basic.kickoff.event-5-high-kick', 'basic.kickoff.event-5-conditions'],
  'kickofftable.cheering-fans': ['basic.kickoff.event-6-cheering-fans', 'basic.kickoff.event-6-tie'],
  'kickofftable.brilliant-coaching': 'basic.kickoff.event-8-brilliant-coaching',
  'kickofftable.8-quick-snap': ['basic.kickoff.event-9-quick-snap', 'basic.kickoff.event-9-freedom'],
  'kickofftable.10-blitz.bonus-turn': [
    'basic.kickoff.event-10-blitz',
    'basic.kickoff.event-10-marked-players',
    'basic.kickoff.event-10-normal-rules',
  ],
  'kickofftable.throw-a-rock': [
    'basic.kickoff.event-11-throw-a-rock',
    'basic.kickoff.event-11-tie',
    'basic.kickoff.event-11-effect',
  ],
  'kickofftable.pitch-invasion': 'basic.kickoff.event-12-pitch-invasion',
}
