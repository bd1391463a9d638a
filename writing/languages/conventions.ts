import { withoutParticle } from './prefixes.ts'

/** The conventions of a language. A rule does not run where its convention makes it wrong. */
export interface Conventions {
  /** Nouns are capitalized. */
  capitalNouns: boolean
  /** Signs preceded by a space (French). */
  spacedSigns: string
  /** Questions and exclamations open with ¿ and ¡. */
  opensQuestions: boolean
  /** A colon joins endings to words and numbers ("EU:n"). */
  colonInWords: boolean
  /** Repeating a word has a meaning ("yavaş yavaş"), so it is not a mistake. */
  reduplicates: boolean
  /** Words that may occur twice in a row in correct sentences, in lower case. */
  doubled: readonly string[]
  /** Signs often typed on a foreign keyboard, and the language's correct ones. */
  ownSigns: readonly OwnSign[]
  /**
   * Linking elements between the parts of a compound that is not in the dictionary. Empty if the
   * dictionary forms all compounds, or the language has none.
   */
  joints: readonly string[]
  /** Alternative spellings of a word. It is correct if the dictionary has one of them. */
  alsoWritten(word: string): readonly string[]
}

export interface OwnSign {
  /** Matches only the foreign sign. */
  pattern: RegExp
  sign: string
  message: string
  explanation: string
}

const plain: Conventions = {
  capitalNouns: false,
  spacedSigns: '',
  opensQuestions: false,
  colonInWords: false,
  reduplicates: false,
  doubled: [],
  ownSigns: [],
  joints: [],
  alsoWritten: () => [],
}

const own: Record<string, Partial<Conventions>> = {
  ca: {
    doubled: ['que', 'no', 'molt', 'poc'],
    ownSigns: [
      {
        pattern: /(?<=\p{L}l)[.•‧](?=l\p{L})/gu,
        sign: '·',
        message: 'Use a raised dot in “l·l”',
        explanation: 'In Catalan, this double l has a raised dot between its letters.',
      },
    ],
  },
  cs: { doubled: ['se', 'si'] },
  da: { doubled: ['der', 'det', 'at', 'den', 'har', 'i', 'på', 'til', 'for', 'er'] },
  de: {
    capitalNouns: true,
    doubled: ['die', 'der', 'das', 'sie', 'den', 'dem', 'sich', 'zu'],
    joints: ['', 's', 'n', 'en', 'er', 'es', 'e', 'ns', 'ens'],
    // "Zuhause" is in lower case where it is not a noun.
    alsoWritten: word => (word === 'zuhause' ? ['Zuhause'] : withoutParticle(word)),
  },
  el: {
    doubled: ['πολύ', 'σιγά', 'λίγο', 'που', 'του', 'της', 'το', 'τα', 'τους', 'πρώτα', 'ίσα', 'κάτω'],
    ownSigns: [
      {
        pattern: /(?<=\p{Script=Greek}[\p{Pe}\p{Pf}"']{0,2})\?(?=\s|$)/gu,
        sign: ';',
        message: 'Use the Greek question mark “;”',
        explanation: 'The Greek question mark looks like a semicolon in other languages.',
      },
    ],
  },
  es: {
    opensQuestions: true,
    doubled: ['muy', 'no', 'poco', 'casi', 'ya'],
    alsoWritten: spanishBases,
  },
  et: { doubled: ['see', 'et', 'on'] },
  eu: { reduplicates: true },
  fa: {
    reduplicates: true,
    ownSigns: [arabic(',', '،', 'comma'), arabic(';', '؛', 'semicolon'), arabic('?', '؟', 'question mark')],
    // The letters of an Arabic keyboard look the same.
    alsoWritten: word => [word.replaceAll('ي', 'ی').replaceAll('ك', 'ک')],
  },
  fo: { doubled: ['at', 'tað', 'í'] },
  fr: {
    spacedSigns: ';:!?»',
    doubled: ['nous', 'vous', 'très', 'bien', 'en', 'la', 'non', 'si', 'le', 'les'],
    // The 1990 spelling reform drops the circumflex of i and u.
    alsoWritten: word =>
      Array.from(word.matchAll(/[iu]/g), ({ 0: letter, index }) =>
        [word.slice(0, index), letter === 'i' ? 'î' : 'û', word.slice(index + 1)].join(''),
      ),
  },
  fur: { doubled: ['che'] },
  fy: { doubled: ['dy', 'dat', 'sy', 'se'] },
  ga: { doubled: ['a', 'go', 'an'] },
  gd: { doubled: ['a', 'an', 'gu'] },
  gl: { doubled: ['que', 'moi', 'non'] },
  he: { reduplicates: true },
  hr: { doubled: ['je', 'se', 'da', 'što', 'jako'] },
  hu: { doubled: ['az', 'a', 'már', 'nem', 'hogy'] },
  hy: {
    reduplicates: true,
    ownSigns: [
      {
        pattern: /(?<=\p{Script=Armenian}):(?=\s+\p{Lu}|\s*$)/gu,
        sign: '։',
        message: 'Use the Armenian period “։”',
        explanation: 'The Armenian period looks like a colon but is a separate character.',
      },
    ],
  },
  is: { doubled: ['að', 'sem', 'og'], joints: ['', 's', 'a', 'u', 'ar', 'na', 'r'] },
  it: { doubled: ['molto', 'piano', 'via', 'man', 'così', 'poco', 'che', 'appena', 'ben', 'si'] },
  ka: { reduplicates: true },
  ko: { reduplicates: true },
  la: { doubled: ['iam', 'non'] },
  lb: { capitalNouns: true, doubled: ['déi', 'dat', 'se', 'si'] },
  mn: { reduplicates: true },
  nb: {
    doubled: ['som', 'det', 'at', 'den', 'har', 'i', 'på', 'til', 'for', 'er', 'av', 'over', 'om'],
    joints: ['', 's', 'e'],
  },
  nds: { capitalNouns: true, doubled: ['de', 'dat', 'se'] },
  ne: {
    reduplicates: true,
    ownSigns: [
      {
        pattern: /(?<=[\p{Script=Devanagari}\p{M}]\s?)\|(?=\s|$)/gu,
        sign: '।',
        message: 'End this sentence with “।”',
        explanation: 'This mark looks like a vertical bar but is a separate character.',
      },
    ],
  },
  nl: {
    doubled: ['die', 'dat', 'zij', 'ze', 'het', 'heel', 'wat', 'haar', 'jullie', 'was', 'had', 'is'],
    joints: ['', 's', 'e', 'en', 'n'],
  },
  nn: {
    doubled: ['som', 'det', 'at', 'den', 'har', 'i', 'på', 'til', 'for', 'er', 'av', 'over', 'om'],
    joints: ['', 's', 'e'],
  },
  pl: { doubled: ['się', 'bardzo', 'tak', 'nie'] },
  pt: { doubled: ['que', 'muito', 'não', 'se', 'quase', 'logo'] },
  'pt-PT': { doubled: ['que', 'muito', 'não', 'se', 'quase', 'logo'] },
  ro: {
    doubled: ['foarte', 'mai', 'o', 'le', 'așa'],
    // The cedillas of older keyboards.
    alsoWritten: word => [
      word.replaceAll('ş', 'ș').replaceAll('ţ', 'ț').replaceAll('Ş', 'Ș').replaceAll('Ţ', 'Ț'),
    ],
  },
  ru: { doubled: ['очень', 'еле', 'чуть', 'едва', 'давно', 'только', 'вот', 'его', 'как'] },
  rw: { reduplicates: true },
  sk: { doubled: ['sa', 'si'] },
  sl: { doubled: ['je', 'se', 'da', 'bi'] },
  sr: { doubled: ['је', 'се', 'да', 'што'] },
  'sr-Latn': { doubled: ['je', 'se', 'da', 'što'] },
  sv: {
    colonInWords: true,
    doubled: ['som', 'det', 'att', 'den', 'har', 'i', 'på', 'till', 'för', 'är', 'av', 'om', 'man'],
  },
  tk: { reduplicates: true },
  tr: { reduplicates: true },
  uk: { doubled: ['дуже', 'ледь', 'щойно', 'його', 'як'] },
  vi: { reduplicates: true },
}

/** Returns the conventions of a language. */
export const conventionsOf = (code: string): Conventions => ({ ...plain, ...own[code] })

function arabic(sign: string, ownSign: string, name: string): OwnSign {
  return {
    pattern: new RegExp(String.raw`(?<=\p{Script=Arabic}\s?)[${sign}](?=\s|$)`, 'gu'),
    sign: ownSign,
    message: `Use the ${name} “${ownSign}”`,
    explanation: `This language has its own ${name}, which faces the other way.`,
  }
}

/**
 * Returns the bases of Spanish derivatives that the dictionary may lack: alta for altísima,
 * detectar for indetectable.
 */
function spanishBases(word: string): string[] {
  const positive = word.replace(/^i[nm](?=\p{L}{4,}bles?$)/u, '')
  return [
    word.replace(/ísim(?=[oa]s?$)/, ''),
    positive,
    positive.replace(/ables?$/, 'ar'),
    word.replace(/izaci(?:ón|ones)$/, ''),
  ].filter(base => base !== word && base.length > 3)
}
