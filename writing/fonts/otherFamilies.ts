import { familiesOf } from './families.ts'

/** Slab serifs. See catalogue.ts for the sources. */
export const slabFamilies = familiesOf('slab', [
  [
    'Roboto Slab',
    0.53,
    'low',
    'normal',
    'modern serious technical',
    'both',
    '100-900',
    { license: 'Apache-2.0', superfamily: 'Roboto' },
  ],
  ['Bitter', 0.53, 'low', 'normal', 'warm trustworthy literary', 'both', '100-900'],
  ['Zilla Slab', 0.45, 'low', 'normal', 'technical creative friendly', 'both', '300-700'],
  ['Arvo', 0.51, 'low', 'wide', 'bold technical vintage', 'both', '400 700'],
  ['Aleo', 0.51, 'low', 'normal', 'friendly warm modern', 'both', '100-900'],
  ['Josefin Slab', 0.38, 'low', 'narrow', 'vintage elegant creative', 'heading', '100-700'],
  ['Crete Round', 0.5, 'medium', 'normal', 'warm friendly vintage', 'heading', '400'],
  ['Rokkitt', 0.4, 'low', 'narrow', 'bold vintage serious', 'heading', '100-900'],
])

/** Monospaced fonts. */
export const monoFamilies = familiesOf('mono', [
  ['JetBrains Mono', 0.55, 'low', 'wide', 'technical modern minimal', 'both', '100-800'],
  [
    'IBM Plex Mono',
    0.52,
    'low',
    'wide',
    'technical serious creative',
    'both',
    '100-700',
    { superfamily: 'IBM Plex' },
  ],
  [
    'Source Code Pro',
    0.49,
    'low',
    'wide',
    'technical calm minimal',
    'both',
    '200-900',
    { superfamily: 'Source' },
  ],
  [
    'Fira Mono',
    0.53,
    'low',
    'wide',
    'technical friendly modern',
    'both',
    '400 500 700',
    { superfamily: 'Fira' },
  ],
  ['Courier Prime', 0.45, 'low', 'wide', 'vintage classic creative', 'both', '400 700'],
  [
    'Space Mono',
    0.5,
    'low',
    'wide',
    'technical playful vintage',
    'heading',
    '400 700',
    { superfamily: 'Space' },
  ],
])

/** Fonts for a few large words. */
export const displayFamilies = familiesOf('display', [
  ['Abril Fatface', 0.48, 'high', 'normal', 'bold luxurious vintage', 'heading', '400'],
  ['Yeseva One', 0.5, 'high', 'wide', 'elegant warm luxurious', 'heading', '400'],
  ['Lobster', 0.5, 'medium', 'narrow', 'playful vintage friendly', 'heading', '400'],
  ['Righteous', 0.53, 'low', 'normal', 'vintage playful bold', 'heading', '400'],
  ['Alfa Slab One', 0.56, 'low', 'wide', 'bold vintage serious', 'heading', '400'],
  ['Bricolage Grotesque', 0.52, 'low', 'normal', 'creative bold modern', 'heading', '200-800'],
  ['Unbounded', 0.57, 'low', 'wide', 'bold technical creative', 'heading', '200-900'],
  ['Comfortaa', 0.55, 'low', 'wide', 'playful calm friendly', 'heading', '300-700'],
  ['Fredoka', 0.5, 'low', 'normal', 'playful friendly warm', 'heading', '300-700'],
  ['Baloo 2', 0.46, 'low', 'narrow', 'playful friendly bold', 'heading', '400-800'],
])

/** Handwriting fonts. */
export const handFamilies = familiesOf('hand', [
  ['Caveat', 0.4, 'low', 'narrow', 'playful warm creative', 'heading', '400-700'],
  ['Dancing Script', 0.33, 'medium', 'narrow', 'elegant playful warm', 'heading', '400-700'],
  ['Kalam', 0.53, 'low', 'normal', 'friendly playful warm', 'heading', '300 400 700'],
  ['Patrick Hand', 0.47, 'low', 'narrow', 'friendly playful calm', 'heading', '400'],
  ['Pacifico', 0.46, 'medium', 'narrow', 'playful vintage friendly', 'heading', '400'],
  ['Satisfy', 0.41, 'medium', 'narrow', 'elegant warm vintage', 'heading', '400', { license: 'Apache-2.0' }],
  ['Architects Daughter', 0.43, 'low', 'normal', 'creative playful calm', 'heading', '400'],
])
