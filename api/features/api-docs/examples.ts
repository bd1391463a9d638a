/** A call of the public API that works, and its answer from the built-in engine. */
export type ApiExample = {
  /** The JSON, or the fields of a form. Null: there is none. */
  body: Readonly<Record<string, unknown>> | null
  answer: unknown
}

const usage = { used: 12, limit: 100, bonusRemaining: 0, resetsAt: '2026-12-01T00:00:00.000Z' }

/** The examples by the names of their endpoints. */
export const EXAMPLES: Readonly<Record<string, ApiExample>> = {
  'publicApi.usage': { body: null, answer: usage },
  'publicApi.snippets': {
    body: null,
    answer: {
      snippets: [
        {
          id: '0f3a51c4-8f5b-4c3b-9b0e-5c4a7de7f2a1',
          title: 'Thanks for the proof',
          text: 'Hi {first name},\nThank you for the proof.',
          updatedAt: '2026-11-20T09:30:00.000Z',
        },
      ],
    },
  },
  'publicApi.check': {
    body: { text: 'They will recieve it.', language: 'en-US' },
    answer: {
      language: 'en-US',
      issues: [
        {
          id: 'SpellCheck:10-17',
          category: 'spelling',
          rule: 'SpellCheck',
          message: 'Misspelled word',
          explanation: 'Not in the dictionary. Did you mean “receive”?',
          replacements: ['receive'],
          start: 10,
          end: 17,
          confidence: 0.9,
          safe: true,
        },
      ],
      isComplete: true,
    },
  },
  'publicApi.rewrite': {
    body: { action: 'shorten', text: 'Due to the fact that it rained, we left in order to stay dry.' },
    answer: {
      engine: 'built-in',
      note: null,
      result: { text: 'Because it rained, we left to stay dry.' },
      usage,
    },
  },
  'publicApi.email': {
    body: {
      mode: 'new',
      purpose: 'Ask for the final proof by Friday',
      recipient: 'Grace',
      sender: 'Ada',
      length: 'short',
    },
    answer: {
      engine: 'built-in',
      note: null,
      result: {
        subjects: [
          'Final proof by Friday',
          'Request: the final proof by Friday',
          'Request for the final proof by Friday',
        ],
        body: 'Hi Grace,\n\nI am writing to request the final proof by Friday.\n\nPlease let me know whether this works for you. Thank you for considering this.\n\nAll the best,\nAda',
        gaps: [],
        leftOut: [],
        questions: [],
        words: 30,
        language: 'en',
        note: null,
      },
      usage,
    },
  },
  'publicApi.sentiment': {
    body: { text: 'Thank you for the quick help. The new page is wonderful.' },
    answer: {
      engine: 'built-in',
      note: null,
      result: {
        positive: 67,
        neutral: 33,
        negative: 0,
        score: 0.672,
        confidence: 0.493,
        tones: [],
        sentences: [
          {
            start: 0,
            end: 29,
            score: 0.67,
            causes: [
              { start: 0, end: 9, effect: 0.5 },
              { start: 24, end: 28, effect: 0.425 },
            ],
          },
          { start: 30, end: 56, score: 0.675, causes: [{ start: 46, end: 55, effect: 0.675 }] },
        ],
        risks: [],
        landing: 'This is likely to come across as positive: “wonderful” and “thank you” stand out.',
      },
      usage,
    },
  },
  'languageTool.check': {
    body: { text: 'They will recieve it.', language: 'en-US' },
    answer: {
      software: {
        name: 'Bluepencil',
        version: '1',
        buildDate: '',
        apiVersion: 1,
        premium: false,
        status: '',
      },
      warnings: { incompleteResults: false },
      language: {
        name: 'English (US)',
        code: 'en-US',
        detectedLanguage: { name: 'English (US)', code: 'en-US', confidence: 0.8094760903226559 },
      },
      matches: [
        {
          message: 'Not in the dictionary. Did you mean “receive”?',
          shortMessage: 'Misspelled word',
          replacements: [{ value: 'receive' }],
          offset: 10,
          length: 7,
          context: { text: 'They will recieve it.', offset: 10, length: 7 },
          sentence: 'They will recieve it.',
          type: { typeName: 'UnknownWord' },
          rule: {
            id: 'SpellCheck',
            description: 'Possible spelling mistake',
            issueType: 'misspelling',
            category: { id: 'TYPOS', name: 'Possible Typo' },
            isPremium: false,
          },
          ignoreForIncompleteSentence: false,
          contextForSureMatch: 0,
        },
      ],
    },
  },
}
