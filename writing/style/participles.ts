import { irregularParticiples } from '#writing/tagger/verbs/irregular.ts'

const setOf = (words: string) => new Set(words.trim().split(/\s+/))

/** Participles of verbs that have (almost) no passive: “it was come”. */
const withoutPassive = setOf(`
been borne born become bid come cost crept dreamt dwelt fallen got gotten had leant lain overslept risen run shone sat
slept spat stood stunk striven wrought
`)

/** Irregular past participles of verbs that the tagger does not list. */
const rare = setOf(`
backlit beset clad cleft creep downcast fit foregone foretold forgot forsaken handwritten hewn inset knit misheard
mislaid misread misspelt misspent mown offset outbid outdone outrun outsold overdone overdrawn overfed overlaid
overridden overrun overwritten prepaid recast redrawn remade repaid reread reset resold retaken rethought rewound sawn
shaven shod shorn slain slit slung smitten strewn strung sublet telecast typeset undercut underpaid underwritten
unwound uprooted
`)

const irregular = new Set(
  [...irregularParticiples].filter(word => !withoutPassive.has(word)).concat([...rare]),
)

/** Words in -ed that are not participles. */
const others = setOf(`
aged bed beloved biped bleed breed coed creed crooked deed dogged embed exceed feed greed heed hundred indeed infrared
inbred jagged kindred knead med misdeed moped naked need newlywed nosebleed overfeed ped proceed purebred quadruped
ragged red reed rugged sacred seabed seed shed sled speed steed succeed ted thoroughbred tweed unleaded wed weed wicked
wretched zed
`)

/**
 * Participles that usually describe a state: "I was tired" is not a passive, "he was frightened by
 * it" is.
 */
const states = setOf(`
accustomed acquainted addicted advanced alarmed allied amazed amused animated annoyed armed ashamed assorted
astonished attached balanced beset biased blessed bored bound broken-hearted clad closed committed
complicated composed concerned confused connected contented converted convinced crowded curved dated dazed dedicated
delighted depressed determined detailed devastated devoted disabled disappointed disgusted dissatisfied
distinguished distracted distressed disturbed divorced doomed dressed drunk educated elated embarrassed engaged
enraged entitled exhausted excited experienced faded finished fit frightened frustrated furnished gifted gone haunted
horrified hurt impressed inclined indebted infatuated inspired interested intoxicated intrigued
introverted involved irritated isolated jaded learned limited located lost married mistaken mixed motivated numbered
obsessed offended opposed outdated overjoyed overwhelmed pleased poised privileged puzzled qualified 
related relaxed relieved resigned retired rid satisfied scared seated self-employed shocked
situated skilled smitten sophisticated startled stressed stricken stuck stunned supposed surprised swollen talented
tempted terrified thrilled tied tired touched troubled unconcerned undone upset used-up versed vexed well-known worried

`)

/** Un- turns a participle into an adjective ("unexpected") unless such a verb exists. */
const ADJECTIVE_WITH_UN =
  /^un(?!cover|der|do|earth|fasten|fold|furl|hing|hook|if|install|it|leash|lo(?:ad|ck)|mask|pack|plug|ravel|roll|screw|seat|tie|veil|wind|wound|wrap|zip)/

/**
 * Returns whether a word after "be" forms a passive, a state (a passive only before "by"), or
 * neither.
 */
export function participleKind(word: string): 'passive' | 'state' | null {
  if (states.has(word)) return 'state'
  if (irregular.has(word)) return 'passive'
  if (word.length < 4 || !/^[a-z]+(?:-[a-z]+)*ed$/.test(word) || others.has(word)) return null
  if (ADJECTIVE_WITH_UN.test(word)) return 'state'
  return 'passive'
}
