import { wordSet } from './wordList.ts'

export const determiners = wordSet(`
a an the this that these those my our your his her its their some any no each every all both another either neither which
what whose several many few more most much less enough half such
`)
export const prepositions = wordSet(`
about above across after against along among around at before behind below beside besides between beyond by concerning
despite down during except for from in inside into like near of off on onto out outside over past per regarding since
than through throughout till to toward towards under until up upon via with within without plus minus
`)
export const conjunctions = wordSet('and or but nor yet so plus')
export const subordinators = wordSet(`
because since although though unless while whereas if whether as before after until once so when where why how who which
that whom whose what whenever wherever
`)
export const subjectPronouns = wordSet(
  'i we you they he she it this that these those there everyone everybody anyone anybody someone nobody',
)
export const pronouns = wordSet(`
i me we us you he him she her it they them this that these those mine ours yours hers theirs myself ourselves yourself
himself herself itself themselves everyone everybody everything someone somebody something anyone anybody anything nobody
nothing one ones who whom
`)
export const modals = wordSet(`
will would can could should must shall might cannot can't couldn't won't wouldn't shouldn't mustn't may
`)
export const auxiliaries = wordSet(`
is are was were am be been has have had do does did isn't aren't wasn't weren't hasn't haven't hadn't don't doesn't didn't
`)
export const questionWords = wordSet('who whom whose what which when where why how')
export const adverbs = wordSet(`
again ago ahead already also always anyway away back currently definitely directly early either else especially even ever
exactly fast finally first fully generally here immediately instead just kindly last late later maybe monthly mostly
nearly never next no not now often once only overnight perhaps please possibly previously probably quickly quite rather
really recently regularly right simply slightly somewhat soon still straight then there today together tomorrow tonight too
twice usually very weekly well yesterday yet anymore abroad online offline asap daily annually
`)
export const adjectives = wordSet(`
able additional annual available bad basic best better big blue bright broken busy careful central cheap clean clear close
cold common complete confidential convenient correct current cold damaged dear defective delayed detailed different
difficult digital due early easy economic effective electronic empty entire essential excellent excited exciting existing
expensive external extra fair faulty final financial fine flexible following formal former free fresh friendly full funny
future general good grateful great green guided happy hard healthy heavy high huge ideal ill immediate important impossible
incomplete incorrect initial interested interesting internal international joint junior key kind large last late latest
legal likely limited live local long lovely low main major mandatory medical minor missing mobile monthly mutual national
necessary negative new next nice normal official old online only open optional original outdated outstanding overdue
overall paid past pending perfect personal physical pleased poor popular positive possible potential preliminary previous
private professional proud public quarterly quick quiet ready real reasonable recent red regional regular relevant reliable
remote required responsible revised rough sad safe same second secure senior separate serious several short sick significant
similar simple single small soft special specific spare standard strong successful sudden suitable summer sure technical
temporary third tight total unable unavailable unexpected unhappy unpaid upcoming updated urgent useful usual vacant valid
valuable various virtual warm weak weekly welcome whole wide winter wonderful wrong yearly young
`)
export const weekdays = wordSet('monday tuesday wednesday thursday friday saturday sunday')
export const months = wordSet(`
january february march april may june july august september october november december
`)
