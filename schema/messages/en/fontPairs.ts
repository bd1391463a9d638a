import { namespace } from '../namespace.ts'

/** The panel of the Fonts tab. */
export const fontPairs = namespace('fontPairs', {
  intro: 'Find two fonts that go well together, one for headings and one for text. Both fields are optional.',
  purpose: 'Purpose',
  purposeExample: 'An essay, a menu, an API guide…',
  mood: 'Mood',
  moodExample: 'Warm, serious, playful…',
  find: 'Find pairs',
  results: 'Pairs',
  pairName: '{name} and {text}',
  sampleHeading: 'The quiet harbor',
  sampleText: 'Small boats came home before the rain, and the lamps were lit early that evening.',
  lockedSample: 'A sample: Inter and Source Serif 4',
  reasons: 'Why they match',
  copyCss: 'Copy CSS',
  apply: 'Apply',
  applied: 'Applied',
  remove: 'Use the usual fonts',
  device:
    'Applied on this device, for you alone. Where a font isn’t installed, another one like it is shown.',
})
