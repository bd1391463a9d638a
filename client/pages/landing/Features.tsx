import type { ReactNode } from 'react'

import {
  DecisionScene,
  ImproveScene,
  MarksScene,
  SavedScene,
  SelfHostedScene,
  TogetherScene,
} from './scenes.tsx'

type Feature = { title: string; text: string; scene: ReactNode }

const FEATURES: readonly Feature[] = [
  {
    title: 'Marked while you type',
    text: 'Spelling, grammar, punctuation and style are checked inside your browser. Your words are sent nowhere for it.',
    scene: <MarksScene />,
  },
  {
    title: 'Decided once, for everyone',
    text: 'Dismiss a mark or teach the document a name, and the underline leaves every screen at the same moment.',
    scene: <DecisionScene />,
  },
  {
    title: 'Written together',
    text: 'Share a document by email, as editor or viewer, and write in it at the same time, each with a named cursor.',
    scene: <TogetherScene />,
  },
  {
    title: 'Improve, word by word',
    text: 'Ask for a better version of a passage and see each word that would change. A failed try costs nothing, and the count never hides.',
    scene: <ImproveScene />,
  },
  {
    title: 'Saved means saved',
    text: 'The page says Saved when your words are on disk, not before. From then on neither a crash nor a lost connection takes them.',
    scene: <SavedScene />,
  },
  {
    title: 'Yours to run',
    text: 'One command starts all of it on your own machine, the database included. Node is the only thing to install.',
    scene: <SelfHostedScene />,
  },
]

/** What the product does, each shown by a piece of itself. */
export function Features() {
  return (
    <section aria-labelledby="features" className="mx-auto max-w-300 px-5 py-20 sm:px-8 sm:py-28">
      <h2 id="features" className="font-serif text-title font-semibold text-balance">
        One page, many hands, no lost words
      </h2>
      <ul className="mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {FEATURES.map(({ title, text, scene }) => (
          <li key={title}>
            <div
              aria-hidden
              className="grid h-44 content-center overflow-hidden rounded-xl border bg-paper px-6 shadow-sheet select-none"
            >
              {scene}
            </div>
            <h3 className="mt-5 text-base font-semibold">{title}</h3>
            <p className="mt-1 text-sm leading-relaxed text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
