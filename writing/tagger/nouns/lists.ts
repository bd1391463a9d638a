/** Nouns that take neither `a` nor a plural in general English. */
export const uncountableNouns = `
accommodation advertising advice aircraft air applause baggage bacon beef blackmail blood bravery bread butter cash chaos
cattle chess clothing coal coffee comfort commerce concrete confusion courage cutlery dancing darkness data dignity dirt
dust electricity energy enjoyment entertainment enthusiasm environmentalism equipment evidence evolution excitement
feedback fiction firewood flour fog food footwear fruit fun furniture garbage garlic gasoline gold gossip graffiti grass
gratitude hail hair happiness hardware harm health heat help homework honesty honey housework humidity humour
humor hunger hygiene ice imagination importance information infrastructure innocence integrity intelligence jealousy
jewellery jewelry junk justice kindness knowledge labour labor laughter laziness leisure lightning literature livestock
loneliness luck luggage lumber machinery mail mathematics meat merchandise milk money moisture motivation mud music
nature news nonsense nutrition oil overtime oxygen paper patience permission petrol plastic pollution poverty pride
productivity progress proof publicity punctuation rain recreation relaxation research respect rice rubbish safety salt
sand scenery shopping silence silver slang sleep snow soap software soup spaghetti spelling steam stuff sugar sunshine
tea thunder time tourism traffic training transportation trash underwear unemployment violence vocabulary warmth
water wealth weather wheat wildlife wisdom wood wool
`

/** The subset whose plural is always wrong, with replacements. */
export const neverPlural: Readonly<Record<string, string>> = {
  accomodations: 'accommodation',
  advertisings: 'advertising',
  advices: 'advice',
  aircrafts: 'aircraft',
  applauses: 'applause',
  baggages: 'baggage',
  cattles: 'cattle',
  clothings: 'clothing',
  cutleries: 'cutlery',
  electricities: 'electricity',
  equipments: 'equipment',
  evidences: 'evidence',
  feedbacks: 'feedback',
  furnitures: 'furniture',
  garbages: 'garbage',
  gossips: 'gossip',
  hardwares: 'hardware',
  homeworks: 'homework',
  houseworks: 'housework',
  informations: 'information',
  infrastructures: 'infrastructure',
  jewelleries: 'jewellery',
  jewelries: 'jewelry',
  knowledges: 'knowledge',
  laughters: 'laughter',
  leisures: 'leisure',
  livestocks: 'livestock',
  luggages: 'luggage',
  machineries: 'machinery',
  merchandises: 'merchandise',
  musics: 'music',
  offsprings: 'offspring',
  overtimes: 'overtime',
  pollutions: 'pollution',
  poverties: 'poverty',
  progresses: 'progress',
  rubbishes: 'rubbish',
  sceneries: 'scenery',
  slangs: 'slang',
  softwares: 'software',
  staffs: 'staff',
  stuffs: 'stuff',
  sunshines: 'sunshine',
  traffics: 'traffic',
  trashes: 'trash',
  underwears: 'underwear',
  unemployments: 'unemployment',
  violences: 'violence',
  weathers: 'weather',
}

/** Irregular plurals: singular → plural. */
export const irregularPlurals: Readonly<Record<string, string>> = {
  analysis: 'analyses',
  appendix: 'appendices',
  axis: 'axes',
  bacterium: 'bacteria',
  genus: 'genera',
  larva: 'larvae',
  memorandum: 'memoranda',
  taxon: 'taxa',
  basis: 'bases',
  calf: 'calves',
  child: 'children',
  crisis: 'crises',
  criterion: 'criteria',
  diagnosis: 'diagnoses',
  foot: 'feet',
  goose: 'geese',
  grandchild: 'grandchildren',
  half: 'halves',
  hypothesis: 'hypotheses',
  knife: 'knives',
  leaf: 'leaves',
  life: 'lives',
  loaf: 'loaves',
  man: 'men',
  mouse: 'mice',
  oasis: 'oases',
  ox: 'oxen',
  parenthesis: 'parentheses',
  person: 'people',
  phenomenon: 'phenomena',
  self: 'selves',
  shelf: 'shelves',
  thesis: 'theses',
  thief: 'thieves',
  tooth: 'teeth',
  wife: 'wives',
  wolf: 'wolves',
  woman: 'women',
}

/**
 * Nouns with the same form in singular and plural, or with only one of them, that may follow a
 * number.
 */
export const samePlural = `
aircraft barracks crossroads deer fish headquarters means offspring salmon series sheep shrimp species swiss trout
hundredweight pound staff police beaus
chinese japanese portuguese vietnamese dozen hundred thousand million billion trillion percent
`

/** Forms of verbs that are never nouns, whatever their tag. */
export const neverNouns = `
am are arisen arose ate became become been began begin begun bring brought built came caught chose chosen clung come crept
dealt did does done drawn drew driven drove eaten fallen fed fled flew flown forgot forgotten forgave fought froze frozen
gave given gone gonna gotta grew grown had has heard held hidden kept knew known laid led lent lost made meant met paid
rang ridden risen rode said sang sat saw seen sent shook sold spoke spoken stolen stood struck stuck sung swam swept swore
sworn taken taught threw thrown told took tore torn understood wanna was went were woke woken wore worn wove written wrote
`

/** Plurals without a singular of the same meaning. */
export const pluralOnly = `
belongings cattle clothes earnings folks glasses goods groceries jeans outskirts pants people police premises pyjamas
pajamas remains riches savings scissors shorts surroundings thanks tights trousers
`

/** Singular words that end in `s`. */
export const singularInS = `
across address afterwards alas always analysis apparatus atlas access basis bias bonus bus business campus canvas
chaos chess christmas circus class compass congress corps crisis cross diabetes diagnosis dress economics emphasis
ethics excess express focus gas genius glass grass gross guess gymnastics hypothesis illness is its kindness
lens less linguistics loss mass mathematics measles mess minus news oasis paradise pass perhaps physics plus politics
press process progress rhinoceros series species status stress success surplus tennis thesis this thus
towards unless us versus virus was witness yes athletics mechanics statistics does across besides sometimes princess
actress waitress hostess boss fitness happiness wilderness darkness weakness awareness lotus cactus census consensus
prospectus stimulus radius nucleus apropos cosmos ethos pathos means headquarters goddess mattress fortress harness
molasses wellness loneliness sickness illness thanks overseas upstairs downstairs nowadays indoors outdoors
`
