import type { Draft } from './draft.ts'
import type { Below } from './random-draft.ts'

/*
 * Names for players and teams, put together from syllables of our own. A people is found by a word in the id of the position or
 * of the team list, so a book with new lists gets fitting names without a line here.
 */

interface Tongue {
  readonly starts: string
  readonly middles?: string
  readonly ends: string
  /** Second names: one of each half, or none at all. */
  readonly by?: readonly [string, string]
  /** Where teams come from, and what they call themselves. */
  readonly places: string
  readonly bands: string
}

const MEN: Tongue = {
  starts: 'Al Ber Con Dag Ed Fer Gun Hal Jor Kas Lud Mar Ned Ot Pel Rud Sig Tob Ul Wal',
  middles: 'de ri to',
  ends: 'win mund rich bert mar ko ger vin wald nik ric ton',
  by: ['Brand Stone Holt Grim Ash Iron Wal Mill Hard Rook', 'ner mann wood burn hand shaw er well son'],
  places:
    'Aldermoor Brackwater Eastmarch Fallowfield Highmill Kingsbarrow Lowenbrück Ravensford Stonebridge Westhaven',
  bands: 'Hammers Lanterns Outriders Rooks Vagrants Stags Regents Millers Lancers Bulldogs',
}
const NORTHERNERS: Tongue = {
  starts: 'Arn Bjar Egil Frod Gud Hald Ing Ketil Leif Orm Rag Svan Thor Ulf Yng',
  ends: 'ir ulf mar dan gar i vald stein rik',
  by: ['Bear Ice Blood Skull Wave Raven Elk Frost', 'axe breaker beard song tooth hand eater'],
  places: 'Frostholm Icefjord Ravnsund Skalvik Thorsness Wolfgard',
  bands: 'Berserks Longships Bearskins Reavers-of-Mead Axemen Whales',
}
const WARRIOR_WOMEN: Tongue = {
  starts: 'Xo Ita Yara Tla Ama Cihu Noe Zya Ixa Mala Qui',
  ends: 'chi ra lana tli na yotl mara xel',
  places: 'Emerald-Falls Jaguar-Coast Orchid-Valley Sunstone',
  bands: 'Panthers Vipers Orchids Macaws Spears',
}
const ELVES: Tongue = {
  starts: 'Ae Cal El Fin Ga Ili Lae Ma Nim Or Sil Tha Ve Yl',
  middles: 'ri la tha ne lo',
  ends: 'driel ndil ras thir wen lis rion mir neth vain',
  by: ['Star Dawn Silver Leaf Moon Swift Wind Bright', 'weaver song runner bough stride glance fall'],
  places: 'Celandor Glimmerwood Ithrien Silverleigh Starfall Whitespire',
  bands: 'Falcons Dancers Comets Swans Arrows Larks',
}
const CRUEL_ELVES: Tongue = {
  starts: 'Dra Kha Mal Ne Raz Sha Vy Zae Thul Ix',
  middles: 'ri li xa',
  ends: 'threx kar ith neth zar vyre sca dris',
  by: ['Night Blood Thorn Cold Shade Venom', 'blade whisper heart lash kiss'],
  places: 'Blackspire Duskharrow Nightwater Vexmoor',
  bands: 'Daggers Scourges Wyverns Thorns Executioners',
}
const DWARFS: Tongue = {
  starts: 'Bal Bor Dur Fun Gar Grom Hak Krag Nor Rin Skal Thor Um',
  ends: 'in ik li ok rund dek gan bur',
  by: ['Iron Copper Oath Anvil Rune Gold Coal Barrel', 'beard fist brow hammer foot keg belly'],
  places: 'Karrumgate Deepdelve Hammerfast Oldvein Thunderhall',
  bands: 'Anvils Grudges Kegs Warhammers Miners Oathkeepers',
}
const ORCS: Tongue = {
  starts: 'Gro Mug Ur Zog Brak Gash Hurk Krug Nar Skab Ug Wur',
  ends: 'bag nak gut zub gash lug rok dush mog snik',
  by: ['Skull Bone Face Ear Iron Mud Big Tooth', 'crusha stompa chewa gob thumpa rippa'],
  places: 'Badrock Mudgulch Scab-Hill Smashport Uglug',
  bands: 'Bruisas Bashers Gutrippers Stompaz Boars Headbutts',
}
const GOBLINS: Tongue = {
  starts: 'Snik Grik Nib Fiz Skee Wiz Ziggi Nub Blik Pog',
  ends: 'it le nik gle zit wick el ket',
  by: ['Sneaky Stabby Greasy Quick Itchy Mushroom', 'fingers nose toes boots pants'],
  places: 'Dankhole Fungus-Flats Gloomy-Gap Stinkfen',
  bands: 'Nibblers Pogo-Gang Sneaks Squealers Toadstools',
}
const RATS: Tongue = {
  starts: 'Skri Kree Vek Snis Rik Quee Tch Skaz Nit Shru',
  ends: 'tch kit rik squik zek nik vitt chak',
  by: ['Warp Filth Quick Gnaw Plague Tail', 'paw claw tail fang whisker'],
  places: 'Gnawhole Pipe-End Rotwarren Underdocks',
  bands: 'Gnawers Scurriers Sewer-Kings Tailwinds Cheese-Thieves',
}
const LIZARDS: Tongue = {
  starts: 'Tzu Xoq Chaq Itz Huar Kroq Quet Oxl Tla Zot',
  ends: "-qua -tek 'lan tla -zec poc -xan itza",
  places: 'Itlachan Quetzapol Tlaxhuan Zochiquan',
  bands: 'Geckos Sun-Serpents Feathers Caimans Basilisks',
}
const DEAD: Tongue = {
  starts: 'Mor Gris Crem Val Tomb Rott Hes Wil Ott Bar Mald Gor',
  ends: 'bert wick ius helm gar olf win ric',
  by: ['Grave Worm Bone Dust Shroud Coffin', 'wood worth ley mold nail hollow'],
  places: 'Coldbarrow Gallowsend Hollowcrypt Mournford',
  bands: 'Coffin-Nails Shrouds Wailers Bonesetters Gravediggers',
}
const KINGS: Tongue = {
  starts: 'Ankh Set Nefer Ram Hor Tut Kha Mer Ptah Amun',
  ends: 'hotep ankh esh amun otis ra-min umet sobek',
  places: 'Sandsunder Scarab-Oasis Seven-Pyramids',
  bands: 'Scarabs Sphinxes Mirages Obelisks Jackals',
}
const COUNTS: Tongue = {
  starts: 'Vlad Mir Rad Dra Lju Ist Kor Zol Ser',
  ends: 'islav ica omir an van goj ena tan',
  by: ['von-Nacht von-Blut von-Raben von-Asche', ''],
  places: 'Castle-Raben Mistovar Noctheim Scarlet-Keep',
  bands: 'Bats Nightcaps Red-Cloaks Mesmers',
}
const DARK_ONES: Tongue = {
  starts: 'Ghor Khaz Mork Raz Taur Vark Zar Skor Bael Uzh',
  ends: 'ghul rax gor neth thar zak moth rok',
  by: ['Gore Doom Brass Pox Ruin Skull', 'horn maw hoof brand reaver fist'],
  places: 'Brasspyre Howling-Waste Ruinmark Screaming-Peak',
  bands: 'Havocs Hellhounds Horned-Ones Ravagers Tormentors',
}
const HALFLINGS: Tongue = {
  starts: 'Bil Dod Fol Lob Mer Pip Ro Sam Tol Wil',
  ends: 'bo dy co lo pin wick ry by kin',
  by: ['Apple Butter Pie Goose Puddle Honey Barrel', 'bottom crust berry feather bread foot'],
  places: 'Butterdale Gooseberry Littlebrook Pieminster',
  bands: 'Dumplings Second-Helpings Crumbs Ladles Hedgehogs',
}
const BRUTES: Tongue = {
  starts: 'Bog Grum Hurg Mog Olg Thud Urg Gorm Blug Drog',
  ends: 'g rok nash gut ump ba dor',
  by: ['', ''],
  places: 'Big-Cave Boulderhome Fatmountain',
  bands: 'Boulders Bellies Clubs Avalanches',
}
const TREES: Tongue = {
  starts: 'Oak Elder Moss Thorn Birch Rowan Gnarl',
  ends: 'root bark branch heart bough trunk',
  places: 'Greywood',
  bands: 'Roots',
}

/** Words in an id, and the tongue they speak; the first that fits. */
const TONGUES: readonly (readonly [RegExp, Tongue])[] = [
  [/treeman|tree/, TREES],
  [/dark-elf|witch-elf|druchii/, CRUEL_ELVES],
  [/wood-elf|high-elf|elf|elven|wardancer|phoenix|lion-w|dragon-w/, ELVES],
  [/minotaur|beast|chaos|nurgle|rotter|hobgoblin|centaur|warrior/, DARK_ONES],
  [/dwarf|long-beard|slayer/, DWARFS],
  [/goblin|snotling|gnoblar/, GOBLINS],
  [/rat-ogre|skaven|gutter|vermin/, RATS],
  [/ogre|troll|giant|yhetee/, BRUTES],
  [/orc/, ORCS],
  [/lizard|saurus|skink|kroxigor/, LIZARDS],
  [/khemri|tomb|mummy|-ra$/, KINGS],
  [/vampire/, COUNTS],
  [/undead|necro|skeleton|zombie|ghoul|wight|wraith|golem|werewolf|thrall|shambling/, DEAD],
  [/halfling/, HALFLINGS],
  [/norse/, NORTHERNERS],
  [/amazon/, WARRIOR_WOMEN],
]

const tongueOf = (...ids: readonly string[]): Tongue =>
  ids
    .map((id) => TONGUES.find(([pattern]) => pattern.test(id))?.[1])
    .find((tongue) => tongue !== undefined) ?? MEN

const oneOf = (words: string, below: Below): string => {
  const list = words.split(' ')
  return list[below(list.length)] ?? ''
}
const spaced = (word: string): string => word.replaceAll('-', ' ')

/** A name for a player of a position of a team. Positions named after a people of their own (a Troll) are called like it. */
export function playerName(roster: string, position: string, below: Below): string {
  const { starts, middles, ends, by } = tongueOf(position, roster)
  const middle = middles !== undefined && below(3) === 0 ? oneOf(middles, below) : ''
  const first = oneOf(starts, below) + middle + oneOf(ends, below)
  if (by === undefined || by[0] === '' || below(4) === 0) return first
  return `${first} ${spaced(oneOf(by[0], below))}${oneOf(by[1], below)}`
}

/** The first of many names that nobody has yet; where the tongue has no other, one with a number. */
function untaken(taken: ReadonlySet<string>, propose: () => string): string {
  let name = propose()
  for (let tries = 0; taken.has(name) && tries < 40; tries++) name = propose()
  if (!taken.has(name)) return name
  let number = 2
  while (taken.has(`${name} ${number}`)) number++
  return `${name} ${number}`
}

/** A name for a team that none of those it will meet has. */
export function teamName(roster: string, below: Below, taken: ReadonlySet<string> = new Set()): string {
  const { places, bands } = tongueOf(roster)
  return untaken(taken, () => `${spaced(oneOf(places, below))} ${spaced(oneOf(bands, below))}`)
}

/** A name that nobody in the team has yet. */
export const freshName = ({ roster, players }: Draft, position: string, below: Below): string =>
  untaken(new Set(players.map(({ name }) => name ?? '')), () => playerName(roster, position, below))

/** The draft with a name for everybody who has none and a number for everybody who wears none; `keeps` bring their own names. */
export function withNames(
  draft: Draft,
  below: Below,
  keeps: (position: string) => boolean = () => false,
): Draft {
  const numbers = new Set(draft.players.flatMap(({ number }) => (number === undefined ? [] : [number])))
  const nextNumber = (): number => {
    let number = 1
    while (numbers.has(number)) number++
    numbers.add(number)
    return number
  }
  let named: Draft = { ...draft, players: [] }
  for (const player of draft.players) {
    const number = player.number ?? nextNumber()
    const name =
      player.name ?? (keeps(player.position) ? undefined : freshName(named, player.position, below))
    named = {
      ...named,
      players: [...named.players, { ...player, number, ...(name === undefined ? {} : { name }) }],
    }
  }
  return named
}
