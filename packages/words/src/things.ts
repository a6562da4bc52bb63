import type { Edition } from '@touchback/engine'
import { capital, plainWords } from './words.ts'
import { onePosition } from './positions.ts'

/** What a team can have, win, hire or play beside players and their skills: its name and what it does. */
const THINGS: Readonly<Record<string, readonly [name: string, about: string]>> = {
  'agency-cheerleader': ['Agency cheerleader', 'one more for cheering fans'],
  'part-time-assistant-coach': ['Part-time assistant coach', 'one more for brilliant coaching'],
  'bloodweiser-keg': ['Bloodweiser keg', '+1 to wake the knocked out'],
  'desperate-measures': ['Desperate measure', 'roll for a trick, to be played once'],
  'extra-team-training': ['Extra team training', 'one more re-roll each half'],
  bribe: ['Bribe', 'makes the referee forget a sending-off on 2+'],
  'wandering-apothecary': ['Wandering apothecary', 'treats one player'],
  'mortuary-assistant': ['Mortuary assistant', 'rolls one failed Regeneration again'],
  'plague-doctor': ['Plague doctor', 'rolls one failed Regeneration again, or wakes a knocked-out player'],
  'halfling-master-chef': ['Halfling master chef', 'takes re-rolls from the opponents each half'],
  chirurgeon: ['Chirurgeon', 'treats one player'],
  keg: ['a keg', '+1 to wake the knocked out before this kick-off'],
  igor: ['Igor', 'rolls a failed Regeneration again'],
  'bribery-and-corruption': ['Bribery and Corruption', 'argue once more when the referee has had enough'],
  'you-dope': ['You Dope', 'one player is better for the match, and may pay for it after every drive'],
  'you-dope:st': ['You Dope: Strength', 'one player is stronger by 1, and may pay for it after every drive'],
  'you-dope:ag': ['You Dope: Agility', 'one player is nimbler by 1, and may pay for it after every drive'],
  'razzle-dazzle': [
    'Razzle-dazzle',
    'the next player does two different actions, one of them without moving',
  ],
  hangover: ['Hangover', 'one opponent, drawn by lot, misses the first drive'],
  'grudge-match': ['Grudge Match', 'any number of fouls this turn'],
  'set-piece': ['Set Piece', 'the next pass is accurate and, unless intercepted, caught'],
  'sports-espionage': ['Sports Espionage', 'a free re-roll when the turn is lost'],
  'discarded-banana-skin': ['Discarded Banana Skin', 'an opponent who comes beside your player falls over'],
  'magic-scroll': ['Magic Scroll', 'a wizard for this match'],
  'treacherous-trapdoor': ['Treacherous Trapdoor', 'the trapdoors may open until the half ends'],
  'friends-with-the-ref': ['Friends with the Ref', 'arguing works on 5 as well, until the drive ends'],
  stiletto: ['Stiletto', 'he has Stab until the drive ends'],
  'iron-man': ['Iron Man', 'he is harder to hurt for the match'],
  'knuckle-dusters': ['Knuckle Dusters', 'he has Mighty Blow until the drive ends'],
  'bad-habits': ['Bad Habits', 'opponents are loners until the drive ends'],
  'greasy-cleats': ['Greasy Cleats', 'an opponent is slower by 1 until the drive ends'],
  'blessed-statue': ['Blessed Statue', 'he has Pro for the match'],
  cheerleaders: ['Cheerleaders', ''],
  assistants: ['Assistant coaches', ''],
  kegs: ['Kegs', '+1 to wake the knocked out'],
  igors: ['Igors', 'roll a failed Regeneration again'],
  babes: ['Babes', '+2 to wake the knocked out'],
  bribes: ['Bribes', 'the referee may be paid'],
  'hired-apothecary': ['Hired apothecary', 'treats one player'],
  treasury: ['Treasury', 'gold pieces'],
  wizard: ['Wizard', 'casts one spell'],
  runesmith: ['Runesmith', 'cuts a rune for one player'],
  ingredient: ['Ingredients', 'one more die for the chef before each half'],
  apothecary: ['Apothecary', 'treats one player'],
  'intensive-training': ['Intensive training', 'a skill or a re-roll for this match'],
  'bloodweiser-babe': ['Bloodweiser Babe', 'the knocked out wake on 2 and more'],
  'freelance-assistant': ['Freelance assistant coach', 'one more for brilliant coaching'],
  'freelance-cheerleader': ['Freelance cheerleader', 'one more for cheering fans'],
  'extra-training': ['Extra Training', 'one more re-roll in each half'],
  inspiration: ['Inspiration', 'an award for one player, now'],
  'bad-press': ['Bad Press', 'half of their fans stay away'],
  'illegal-drugs': ['Illegal Drugs', 'one player is stronger or nimbler by 1'],
  'smelling-salts': ['Smelling Salts', 'the knocked out wake on 2 and more'],
  'palmed-coin': ['Palmed Coin', 'the toss is won'],
  'doom-and-gloom': ['Doom & Gloom', 'half of their re-rolls are gone until half-time'],
  'it-wasnt-me': ['It Wasn’t Me!', 'an opponent drawn by lot misses the match'],
  'that-boys-got-talent': ['That Boy’s Got Talent', 'one more player for nothing'],
  'duh-where-am-i': ['Duh, Where Am I?', 'an opponent is a Bone Head'],
  'bribe-the-ref': ['Bribe the Ref', 'the first penalty is ignored'],
  knuckledusters: ['Knuckledusters', 'one player has Mighty Blow'],
  'i-am-the-greatest': ['I Am the Greatest!', 'of their two best players only one plays in a drive'],
  'morleys-revenge': ['Morley’s Revenge', 'some of their players may have to sit a drive out'],
  buzzing: ['Buzzing', 'one player jumps up and is in a frenzy, but cannot hold a ball'],
  virus: ['Virus', 'opponents with old injuries miss the match'],
}

/** `mercenary:orc-lineman` is a mercenary of that position, `skill:block` a skill of the book. */
export function thingName(edition: Edition, id: string): string {
  const known = THINGS[id]?.[0] ?? edition.players.skills[id]?.name
  if (known !== undefined) return known
  const [kind = id, of] = id.split(/:(.*)/su)
  if (of === undefined) return positionName(edition, id) ?? capital(plainWords(id))
  if (kind === 'skill') return edition.players.skills[of]?.name ?? capital(plainWords(of))
  return `${capital(plainWords(kind))}: ${positionName(edition, of) ?? plainWords(of)}`
}

/** What it does, in a few words; empty when its name says it all. */
export const thingAbout = (id: string): string => THINGS[id]?.[1] ?? ''

/** A position of any list of the book, by its id. */
function positionName(edition: Edition, id: string): string | undefined {
  for (const { positions } of Object.values(edition.teams.rosters)) {
    const found = positions.find((position) => position.id === id)
    if (found !== undefined) return onePosition(found)
  }
  return edition.teams.specialPlayers[id]?.name
}

/** What a team still has that is worth showing: not what the match only keeps count of. */
const SHOWN = [
  'treasury',
  'kegs',
  'igors',
  'babes',
  'chirurgeon',
  'mortuary-assistant',
  'plague-doctor',
  'halfling-master-chef',
  'you-dope',
  'razzle-dazzle',
  'hangover',
  'grudge-match',
  'set-piece',
  'sports-espionage',
  'discarded-banana-skin',
  'treacherous-trapdoor',
  'friends-with-the-ref',
]
export const shownStock = (
  stock: Readonly<Record<string, number>>,
): (readonly [id: string, count: number])[] =>
  SHOWN.flatMap((id) => (stock[id] === undefined || stock[id] === 0 ? [] : [[id, stock[id]] as const]))
