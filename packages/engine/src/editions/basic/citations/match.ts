/** Neutral rule keys of this chapter to the entries of the catalogue. */
export const match: Readonly<Record<string, string | readonly string[]>> = {
  'setup.turn-counter-start': 'basic.setup.components',
  'coin.call': 'basic.setup.coin-toss',
  'setup.kicking-receiving': 'basic.setup.coin-toss',
  'setup.eleven': ['basic.setup.eleven', 'basic.setup.kicker-first'],
  'setup.scrimmage-shortage': 'basic.setup.los-forfeit',
  'concede.when': 'basic.gap.concede-when',

  'seq.alternate': 'basic.sequence.alternate',
  'turnmarker.advance-first': ['basic.turn.advance-counter', 'basic.sequence.alternate'],
  'seq.team-turn-ends': 'basic.turnover.normal-end',
  'seq.half-ends': ['basic.sequence.halves', 'basic.gap.half-end'],
  'td.condition': ['basic.score.end-of-action', 'basic.score.play-stops'],
  'td.opponent-turn-marker': ['basic.score.opponent-turn', 'basic.score.opponent-turn-marker'],
  'restart.all-standing': [
    'basic.sequence.drive',
    'basic.injury.stunned-drive-end',
    'basic.gap.dulled-across-drives',
  ],
  'restart.ko-rolls': 'basic.restart.ko-roll',
  'restart.set-up': 'basic.restart.setup',
  'restart.scorer-kicks': 'basic.restart.scorer-kicks',
  'restart.second-half': ['basic.restart.when', 'basic.restart.second-half-kicker'],
  'win.most-touchdowns': 'basic.win.most-touchdowns',
  'overtime.no-score': 'basic.win.draw',

  'action.declare-first': 'basic.action.declare',
  'action.sequential': ['basic.action.sequential', 'basic.action.one-per-player'],
  'action.move': ['basic.action.move', 'basic.move.no-occupied'],
  'action.block': 'basic.action.block',
  'action.blitz': ['basic.action.blitz', 'basic.blitz.once-per-turn'],
  'action.pass': ['basic.action.pass', 'basic.pass.once-per-turn'],
  'handoff.action': ['basic.action.hand-off', 'basic.handoff.adjacent-any', 'basic.handoff.automatic'],
  'foul.action': ['basic.action.foul', 'basic.foul.once-per-turn'],

  'turnover.knockdown': ['basic.turnover.knocked-down', 'basic.down.turnover'],
  'turnover.carrier-prone': [
    'basic.turnover.prone-exception',
    'basic.turnover.crowd-exception',
    'basic.turnover.thrown-carrier',
  ],
  'turnover.time-limit': 'basic.turnover.normal-end',

  'reroll.offer': ['basic.reroll.team-scope', 'basic.reroll.no-back-in-time'],
  'reroll.team': ['basic.reroll.team-scope', 'basic.reroll.team-pool', 'basic.reroll.must-accept'],
  'reroll.team.half-time-refresh': ['basic.reroll.half-time', 'basic.gap.extra-reroll-expiry'],
}
