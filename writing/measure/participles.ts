const setOf = (words: string) => new Set(words.trim().split(/\s+/))

/** Past participles that do not end in -ed, of verbs that have a passive. */
const irregular = setOf(`
arisen awoken backlit beaten befallen begun beheld bent beset bet bitten bled blown bought bound bred broadcast
broken brought built burnt burst cast caught chosen clad cleft clung creep cut dealt done downcast drawn driven dug eaten
fed felt fit flown flung forbidden forecast foregone foreseen foretold forgiven forgot forgotten forsaken fought found
frozen given ground grown handwritten heard held hewn hidden hit hung hurt input inset kept knelt knit known laid leapt
learnt led left lent let lit lost made meant met misheard mislaid misled misread misspelt misspent mistaken misunderstood
mown offset outbid outdone outgrown outrun outsold overcome overdone overdrawn overfed overheard overlaid overridden
overrun overseen overtaken overthrown overwritten paid prepaid proven put quit read rebuilt recast redone redrawn remade
repaid reread reset resold retaken retold rethought rewound rewritten rid ridden rung said sawn seen sent set sewn shaken
shaven shed shod shorn shot shown shrunk shut slain slid slit slung smelt smitten sold sought sown sped spelt spent spilt
split spoilt spoken spread sprung spun stolen strewn stricken struck strung stuck stung sublet sung sunk swept swollen
sworn swum swung taken taught telecast thought thrown thrust told torn trodden typeset undercut undergone underpaid
understood undertaken underwritten undone unwound upheld uprooted wept withdrawn withheld withstood woken won worn wound
woven written wrung
`)

/** They end in -ed and are no participles. */
const others = setOf(`
aged bed beloved biped bleed breed coed creed crooked deed dogged embed exceed feed greed heed hundred indeed infrared
inbred jagged kindred knead med misdeed moped naked need newlywed nosebleed overfeed ped proceed purebred quadruped
ragged red reed rugged sacred seabed seed shed sled speed steed succeed ted thoroughbred tweed unleaded wed weed wicked
wretched zed
`)

/**
 * Participles that mostly say how somebody or something is, not what was done to it: "I was tired" is no passive, "he
 * was frightened by it" is one.
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

/** Un- makes an adjective of a participle ("unexpected") unless there is such a verb. */
const ADJECTIVE_WITH_UN =
  /^un(?!cover|der|do|earth|fasten|fold|furl|hing|hook|if|install|it|leash|lo(?:ad|ck)|mask|pack|plug|ravel|roll|screw|seat|tie|veil|wind|wound|wrap|zip)/

/** How a word can follow "be": a passive, one only when "by" follows, or none. */
export function participleKind(word: string): 'passive' | 'state' | null {
  if (states.has(word)) return 'state'
  if (irregular.has(word)) return 'passive'
  if (word.length < 4 || !/^[a-z]+(?:-[a-z]+)*ed$/.test(word) || others.has(word)) return null
  if (ADJECTIVE_WITH_UN.test(word)) return 'state'
  return 'passive'
}
