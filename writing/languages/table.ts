/** The scripts of the languages in the table. */
export type Script =
  | 'Arabic'
  | 'Armenian'
  | 'Cyrillic'
  | 'Devanagari'
  | 'Georgian'
  | 'Greek'
  | 'Hangul'
  | 'Hebrew'
  | 'Latin'

/** The source of a language's dictionary. */
export type DictionarySource =
  /** English: Harper brings its own words and rules. */
  | { kind: 'engine'; license: string }
  /** A dependency of the product, with a license that allows redistribution. */
  | { kind: 'bundled'; package: string; license: string }
  /** Not shipped. The operator can add it with `npm run languages -- add CODE`. */
  | { kind: 'pack'; license: string }

export interface Language {
  /** BCP 47. */
  code: string
  name: string
  /** The language's name for itself. */
  ownName: string
  script: Script
  direction: 'ltr' | 'rtl'
  dictionary: DictionarySource
}

/** Every supported language, English first, then by code: shipped ones and optional packs. */
export const languages: readonly Language[] = [
  language('en', 'English', 'English', 'Latin', { kind: 'engine', license: 'Apache-2.0' }),
  bundled('bg', 'Bulgarian', 'български', 'Cyrillic', 'GPL-2.0 OR LGPL-2.1 OR MPL-1.1'),
  bundled('br', 'Breton', 'brezhoneg', 'Latin', 'GPL-2.0 OR LGPL-2.1 OR MPL-1.1'),
  bundled('ca', 'Catalan', 'català', 'Latin', 'GPL-2.0 OR LGPL-2.1'),
  bundled('cy', 'Welsh', 'Cymraeg', 'Latin', 'LGPL-3.0'),
  bundled('da', 'Danish', 'dansk', 'Latin', 'GPL-2.0 OR LGPL-2.1 OR MPL-1.1'),
  bundled('el', 'Greek', 'Ελληνικά', 'Greek', 'GPL-2.0 OR LGPL-2.1 OR MPL-1.1'),
  bundled('es', 'Spanish', 'español', 'Latin', 'GPL-3.0 OR LGPL-3.0 OR MPL-1.1'),
  bundled('et', 'Estonian', 'eesti', 'Latin', 'LGPL-2.1'),
  bundled('fa', 'Persian', 'فارسی', 'Arabic', 'Apache-2.0'),
  bundled('fo', 'Faroese', 'føroyskt', 'Latin', 'GPL-2.0 OR LGPL-2.1 OR MPL-1.1'),
  bundled('fr', 'French', 'français', 'Latin', 'MPL-2.0'),
  bundled('hr', 'Croatian', 'hrvatski', 'Latin', 'LGPL-2.1 OR SISSL'),
  bundled('hu', 'Hungarian', 'magyar', 'Latin', 'GPL-2.0 OR LGPL-2.1 OR MPL-1.1'),
  bundled('hy', 'Armenian', 'հայերեն', 'Armenian', 'GPL-2.0 OR LGPL-2.1 OR MPL-1.1'),
  bundled('ie', 'Interlingue', 'Interlingue', 'Latin', 'Apache-2.0'),
  bundled('ka', 'Georgian', 'ქართული', 'Georgian', 'MIT'),
  bundled('ko', 'Korean', '한국어', 'Hangul', 'GPL-2.0 OR LGPL-2.1 OR MPL-1.1'),
  bundled('lt', 'Lithuanian', 'lietuvių', 'Latin', 'BSD-3-Clause'),
  bundled('ltg', 'Latgalian', 'latgalīšu', 'Latin', 'LGPL-2.1'),
  bundled('lv', 'Latvian', 'latviešu', 'Latin', 'LGPL-2.1'),
  bundled('ne', 'Nepali', 'नेपाली', 'Devanagari', 'LGPL-2.1'),
  bundled('nl', 'Dutch', 'Nederlands', 'Latin', 'BSD-3-Clause OR CC-BY-3.0'),
  bundled('pl', 'Polish', 'polski', 'Latin', 'GPL-3.0 OR LGPL-3.0 OR MPL-2.0'),
  bundled('pt', 'Portuguese (Brazil)', 'português (Brasil)', 'Latin', 'LGPL-3.0 OR MPL-2.0'),
  bundled(
    'pt-PT',
    'Portuguese (Portugal)',
    'português (Portugal)',
    'Latin',
    'GPL-2.0 OR LGPL-2.1 OR MPL-1.1',
  ),
  bundled('ro', 'Romanian', 'română', 'Latin', 'GPL-2.0 OR LGPL-2.1 OR MPL-1.1'),
  bundled('ru', 'Russian', 'русский', 'Cyrillic', 'BSD-3-Clause'),
  bundled('sk', 'Slovak', 'slovenčina', 'Latin', 'GPL-2.0 OR LGPL-2.1 OR MPL-1.1'),
  bundled('sl', 'Slovenian', 'slovenščina', 'Latin', 'GPL-3.0 OR LGPL-2.1'),
  bundled('sr', 'Serbian (Cyrillic)', 'српски', 'Cyrillic', 'GPL-2.0 OR LGPL-2.1 OR MPL-1.1 OR CC-BY-SA-3.0'),
  bundled('sr-Latn', 'Serbian (Latin)', 'srpski', 'Latin', 'GPL-2.0 OR LGPL-2.1 OR MPL-1.1 OR CC-BY-SA-3.0'),
  bundled('sv', 'Swedish', 'svenska', 'Latin', 'LGPL-3.0'),
  bundled('tk', 'Turkmen', 'türkmençe', 'Latin', 'Apache-2.0'),
  bundled('tr', 'Turkish', 'Türkçe', 'Latin', 'MIT'),
  pack('cs', 'Czech', 'čeština', 'Latin', 'GPL-2.0'),
  pack('de', 'German', 'Deutsch', 'Latin', 'GPL-2.0 OR GPL-3.0'),
  pack('eo', 'Esperanto', 'Esperanto', 'Latin', 'GPL-2.0'),
  pack('eu', 'Basque', 'euskara', 'Latin', 'GPL-2.0'),
  pack('fur', 'Friulian', 'furlan', 'Latin', 'GPL-2.0'),
  pack('fy', 'Western Frisian', 'Frysk', 'Latin', 'GPL-3.0'),
  pack('ga', 'Irish', 'Gaeilge', 'Latin', 'GPL-2.0'),
  pack('gd', 'Scottish Gaelic', 'Gàidhlig', 'Latin', 'GPL-3.0'),
  pack('gl', 'Galician', 'galego', 'Latin', 'GPL-3.0'),
  pack('he', 'Hebrew', 'עברית', 'Hebrew', 'AGPL-3.0'),
  pack('ia', 'Interlingua', 'Interlingua', 'Latin', 'GPL-3.0'),
  pack('is', 'Icelandic', 'íslenska', 'Latin', 'CC-BY-SA-3.0'),
  pack('it', 'Italian', 'italiano', 'Latin', 'GPL-3.0'),
  pack('la', 'Latin', 'Latina', 'Latin', 'GPL-2.0'),
  pack('lb', 'Luxembourgish', 'Lëtzebuergesch', 'Latin', 'EUPL-1.1'),
  pack('mk', 'Macedonian', 'македонски', 'Cyrillic', 'GPL-3.0'),
  pack('mn', 'Mongolian', 'монгол', 'Cyrillic', 'LPPL-1.3c'),
  pack('nb', 'Norwegian Bokmål', 'norsk bokmål', 'Latin', 'GPL-2.0'),
  pack('nds', 'Low German', 'Plattdüütsch', 'Latin', 'GPL-3.0'),
  pack('nn', 'Norwegian Nynorsk', 'norsk nynorsk', 'Latin', 'GPL-2.0'),
  pack('rw', 'Kinyarwanda', 'Ikinyarwanda', 'Latin', 'GPL-3.0'),
  pack('uk', 'Ukrainian', 'українська', 'Cyrillic', 'GPL-3.0'),
  pack('vi', 'Vietnamese', 'Tiếng Việt', 'Latin', 'GPL-2.0'),
]

const byCode = new Map(languages.map(entry => [entry.code, entry]))

/** Returns the language for a code, or undefined. */
export const languageByCode = (code: string): Language | undefined => byCode.get(code)

function language(
  code: string,
  name: string,
  ownName: string,
  script: Script,
  dictionary: DictionarySource,
): Language {
  const direction = script === 'Arabic' || script === 'Hebrew' ? 'rtl' : 'ltr'
  return { code, name, ownName, script, direction, dictionary }
}

/** Returns a language whose dictionary is a dependency, the package `dictionary-<code>`. */
function bundled(code: string, name: string, ownName: string, script: Script, license: string): Language {
  const dictionary = { kind: 'bundled' as const, package: `dictionary-${code.toLowerCase()}`, license }
  return language(code, name, ownName, script, dictionary)
}

/** Returns a language whose dictionary must not be shipped. packs.ts pins its download. */
function pack(code: string, name: string, ownName: string, script: Script, license: string): Language {
  return language(code, name, ownName, script, { kind: 'pack', license })
}
