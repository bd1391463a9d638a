import { BUILT_IN } from '#schema/actions/contract.ts'

import type { ShownReport } from './draft.ts'

const TEXT =
  'Thank you for your patience, and sorry for the late reply. The new layout looks great. However, you should have told us about the deadline earlier, and as per my last email, the photos are still missing. Could you send them by Thursday? We look forward to seeing the final version.'

/** The report of the built-in engine on a sample; a test compares them. */
export const SAMPLE: ShownReport = {
  id: null,
  text: TEXT,
  engine: BUILT_IN,
  note: null,
  report: {
    positive: 42,
    neutral: 44,
    negative: 14,
    score: 0.277,
    confidence: 0.411,
    tones: [
      {
        tone: 'appreciative',
        strength: 0.616,
        evidence: [
          {
            start: 0,
            end: 9,
          },
          {
            start: 14,
            end: 27,
          },
        ],
      },
      {
        tone: 'apologetic',
        strength: 0.472,
        evidence: [
          {
            start: 33,
            end: 38,
          },
        ],
      },
      {
        tone: 'critical',
        strength: 0.472,
        evidence: [
          {
            start: 100,
            end: 111,
          },
          {
            start: 195,
            end: 202,
          },
        ],
      },
      {
        tone: 'optimistic',
        strength: 0.472,
        evidence: [
          {
            start: 240,
            end: 252,
          },
        ],
      },
      {
        tone: 'urgent',
        strength: 0.273,
        evidence: [
          {
            start: 130,
            end: 138,
          },
        ],
      },
    ],
    sentences: [
      {
        start: 0,
        end: 58,
        score: 0.75,
        causes: [
          {
            start: 0,
            end: 9,
            effect: 0.5,
          },
          {
            start: 33,
            end: 38,
            effect: -0.075,
          },
        ],
      },
      {
        start: 59,
        end: 86,
        score: 0.718,
        causes: [
          {
            start: 80,
            end: 85,
            effect: 0.775,
          },
        ],
      },
      {
        start: 87,
        end: 203,
        score: -0.469,
        causes: [
          {
            start: 96,
            end: 111,
            effect: -0.2,
          },
          {
            start: 152,
            end: 172,
            effect: -0.2,
          },
          {
            start: 185,
            end: 202,
            effect: -0.45,
          },
        ],
      },
      {
        start: 204,
        end: 236,
        score: -0.06,
        causes: [],
      },
      {
        start: 237,
        end: 281,
        score: 0.429,
        causes: [
          {
            start: 240,
            end: 252,
            effect: 0.5,
          },
        ],
      },
    ],
    risks: [
      {
        start: 96,
        end: 111,
        kind: 'blame',
        message: 'May sound like blame',
        explanation: 'This tells readers what they did wrong. Say what happened and what you need instead.',
        replacement: 'it would have helped if you had',
      },
      {
        start: 152,
        end: 172,
        kind: 'passive_aggression',
        message: 'May sound passive-aggressive',
        explanation: 'Readers may take this as criticism, even if you don’t mean it that way.',
        replacement: 'to come back to my last email',
      },
    ],
    landing:
      'This is likely to come across as a complaint: “are still missing” stands out. “you should have” may sound like blame, and 1 more phrase may come across badly.',
  },
}
