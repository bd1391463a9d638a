import type { FontClass } from '#schema/fonts/contract.ts'

export interface Purpose {
  /** The name inside a sentence: "suits an essay". */
  name: string
  /** Synonyms, as single words. */
  words: string
  /** Suitable classes. For the body, no other classes are allowed. */
  heading: readonly FontClass[]
  body: readonly FontClass[]
  /** Default moods if the request names none. */
  moods: string
  bodyPx: number
  /** Size of the first heading relative to the body. */
  scale: number
}

export const general: Purpose = {
  name: 'text in general',
  words: 'text general anything document writing everything page default any',
  heading: ['sans', 'serif', 'slab'],
  body: ['serif', 'sans'],
  moods: 'trustworthy modern',
  bodyPx: 16,
  scale: 2,
}

/** Our judgment of suitable fonts. */
const purposes: readonly Purpose[] = [
  {
    name: 'documentation',
    words: `documentation docs technical manual api guide handbook code software developer programming tutorial engineering
      readme specification wiki help reference`,
    heading: ['sans', 'mono', 'slab'],
    body: ['sans', 'slab', 'mono', 'serif'],
    moods: 'technical modern',
    bodyPx: 16,
    scale: 2,
  },
  {
    name: 'a legal text',
    words: 'legal contract agreement terms policy law court brief lawyer compliance licence license',
    heading: ['serif', 'sans'],
    body: ['serif'],
    moods: 'serious classic',
    bodyPx: 16,
    scale: 1.6,
  },
  {
    name: 'an essay',
    words: `essay academic thesis dissertation paper research study journal scholarly school college university homework
      science scientific history lecture coursework assignment`,
    heading: ['serif', 'sans', 'slab'],
    body: ['serif'],
    moods: 'serious literary',
    bodyPx: 16,
    scale: 1.7,
  },
  {
    name: 'a book',
    words: 'book novel story fiction memoir chapter manuscript biography ebook tale literature literary',
    heading: ['serif', 'display', 'sans', 'hand'],
    body: ['serif'],
    moods: 'literary warm',
    bodyPx: 18,
    scale: 2,
  },
  {
    name: 'poetry',
    words: 'poem poetry verse lyrics haiku sonnet song songs',
    heading: ['serif', 'hand', 'display', 'sans'],
    body: ['serif'],
    moods: 'elegant literary',
    bodyPx: 18,
    scale: 1.8,
  },
  {
    name: 'a report',
    words: `report business annual whitepaper analysis finance financial corporate quarterly minutes memo company office
      consulting bank memorandum`,
    heading: ['sans', 'slab', 'serif'],
    body: ['sans', 'serif', 'slab'],
    moods: 'trustworthy serious',
    bodyPx: 16,
    scale: 1.9,
  },
  {
    name: 'a proposal',
    words: 'proposal pitch offer quote tender bid plan grant startup',
    heading: ['sans', 'serif', 'slab'],
    body: ['sans', 'serif'],
    moods: 'modern trustworthy',
    bodyPx: 16,
    scale: 2.1,
  },
  {
    name: 'a résumé',
    words: 'resume résumé cv curriculum vitae job application career profile linkedin',
    heading: ['sans', 'serif', 'slab'],
    body: ['sans', 'serif'],
    moods: 'trustworthy modern',
    bodyPx: 15,
    scale: 1.9,
  },
  {
    name: 'a letter',
    words: 'letter cover correspondence note card thank thanks condolence',
    heading: ['serif', 'sans', 'hand'],
    body: ['serif', 'sans'],
    moods: 'classic warm',
    bodyPx: 16,
    scale: 1.5,
  },
  {
    name: 'an email',
    words: 'email mail newsletter mailing e-mail digest bulletin update',
    heading: ['sans', 'serif', 'slab'],
    body: ['sans', 'serif'],
    moods: 'friendly modern',
    bodyPx: 16,
    scale: 1.75,
  },
  {
    name: 'a presentation',
    words: 'presentation slides slide deck keynote talk speech webinar powerpoint',
    heading: ['sans', 'slab', 'display', 'serif'],
    body: ['sans', 'slab'],
    moods: 'bold modern',
    bodyPx: 24,
    scale: 2,
  },
  {
    name: 'an invitation',
    words:
      'invitation invite wedding party birthday anniversary celebration ceremony event menu restaurant greeting',
    heading: ['hand', 'serif', 'display'],
    body: ['serif', 'sans'],
    moods: 'elegant warm',
    bodyPx: 17,
    scale: 2.5,
  },
  {
    name: 'a text for children',
    words:
      'children child kids kid nursery toddler preschool kindergarten teaching worksheet classroom toy toys',
    heading: ['display', 'hand', 'sans'],
    body: ['sans'],
    moods: 'playful friendly',
    bodyPx: 20,
    scale: 2,
  },
  {
    name: 'a magazine',
    words:
      'magazine article news newspaper editorial feature column press journalism interview review fashion',
    heading: ['serif', 'sans', 'display', 'slab'],
    body: ['serif', 'sans'],
    moods: 'classic bold',
    bodyPx: 17,
    scale: 2.6,
  },
  {
    name: 'a poster',
    words: 'poster flyer banner sign headline ad advertisement leaflet billboard cover packaging',
    heading: ['display', 'sans', 'slab', 'serif'],
    body: ['sans', 'slab', 'serif'],
    moods: 'bold creative',
    bodyPx: 18,
    scale: 3.4,
  },
  {
    name: 'a marketing text',
    words: `marketing landing brand branding sales product campaign shop store ecommerce commerce social brochure
      advertising seo copy logo`,
    heading: ['sans', 'display', 'serif', 'slab'],
    body: ['sans', 'serif'],
    moods: 'modern bold',
    bodyPx: 17,
    scale: 2.75,
  },
  {
    name: 'a portfolio',
    words: 'portfolio design designer photography artist art studio gallery architecture creative agency',
    heading: ['sans', 'serif', 'display'],
    body: ['sans', 'serif'],
    moods: 'creative minimal',
    bodyPx: 16,
    scale: 2.75,
  },
  {
    name: 'a blog',
    words: 'blog post blogging diary travel food recipe recipes cooking lifestyle personal',
    heading: ['serif', 'sans', 'slab', 'display'],
    body: ['serif', 'sans'],
    moods: 'friendly warm',
    bodyPx: 18,
    scale: 2.1,
  },
  {
    name: 'a website',
    words: 'website web site homepage app application interface ui dashboard online blogsite',
    heading: ['sans', 'slab', 'serif'],
    body: ['sans', 'serif'],
    moods: 'modern friendly',
    bodyPx: 16,
    scale: 2.4,
  },
  {
    name: 'notes',
    words: 'notes journaling list todo draft scratch meeting',
    heading: ['sans', 'hand', 'slab'],
    body: ['sans', 'serif'],
    moods: 'calm friendly',
    bodyPx: 16,
    scale: 1.6,
  },
  general,
]

const byWord = new Map<string, Purpose>()
for (const purpose of purposes) {
  for (const word of purpose.words.split(/\s+/)) if (!byWord.has(word)) byWord.set(word, purpose)
}

/** Returns the purpose named by most of the words (the first of equals), or null. */
export function purposeIn(words: readonly string[]): Purpose | null {
  const counts = new Map<Purpose, number>()
  for (const word of new Set(words)) {
    const purpose = byWord.get(word) ?? byWord.get(word.replace(/s$/, ''))
    if (purpose) counts.set(purpose, (counts.get(purpose) ?? 0) + 1)
  }
  let best: Purpose | null = null
  for (const [purpose, count] of counts) if (count > (best ? (counts.get(best) ?? 0) : 0)) best = purpose
  return best
}
