import type { ReactNode } from 'react'

import { landing } from '#schema/messages/en/landing.ts'
import { CategoryLabel } from '#site/ui/CategoryLabel.tsx'
import { Check, CloudOff, X } from '#site/ui/icons.tsx'
import { useTranslator } from '#site/ui/useTranslator.ts'

import { improvedSample, markedSample, piecesOf, unknownWord } from './demo/samples.ts'

// Pictures made of the product's own parts: hidden from screen readers and not interactive.

const Prose = ({ children }: { children: ReactNode }) => (
  <p className="font-serif text-lg leading-relaxed text-ink">{children}</p>
)

export function MarksScene() {
  return (
    <Prose>
      {piecesOf(markedSample).map(({ text, correction }) =>
        correction ? (
          <span key={text} className={`issue issue-${correction.type}`}>
            {text}
          </span>
        ) : (
          text
        ),
      )}
    </Prose>
  )
}

const emphasized = (name: ReactNode) => <span className="font-medium text-ink">{name}</span>

export function DecisionScene() {
  const t = useTranslator(landing)
  return (
    <div className="grid gap-2.5">
      <div className="rounded-lg border bg-desk/60 p-3">
        <div className="flex items-center justify-between">
          <CategoryLabel category="spelling" />
          <X className="size-4 text-ink-faint" />
        </div>
        <p className="mt-1.5 font-serif text-base">{unknownWord.word}</p>
      </div>
      <div className="flex items-center gap-2 text-xs text-ink-soft">
        <Check className="size-4 text-success" />
        <span>{t.rich('scenes.wordAdded', { word: unknownWord.word, strong: emphasized })}</span>
      </div>
    </div>
  )
}

function Cursor({ name, hue }: { name: string; hue: number }) {
  return (
    <span
      className="relative inline-block h-[1.2em] w-0.5 translate-y-[0.25em]"
      style={{ background: `hsl(${hue} 60% 45%)` }}
    >
      <span
        className="absolute -top-4.5 left-0 rounded-sm rounded-bl-none px-1.5 font-sans text-xs leading-4.5 font-medium text-white"
        style={{ background: `hsl(${hue} 65% 26%)` }}
      >
        {name}
      </span>
    </span>
  )
}

export function TogetherScene() {
  return (
    <p className="pt-4 font-serif text-lg leading-[2.4] text-ink">
      We print on Thursday
      <Cursor name="Mara" hue={324} />, and the cover follows a day lat
      <Cursor name="Jonas" hue={174} />
    </p>
  )
}

export function ImproveScene() {
  const t = useTranslator(landing)
  return (
    <div className="grid gap-3">
      <Prose>
        <del className="rounded-sm bg-danger-tint text-danger decoration-current/60">
          {improvedSample.before}
        </del>{' '}
        <ins className="rounded-sm bg-success-tint text-success no-underline">{improvedSample.after}</ins>
        {improvedSample.rest}
      </Prose>
      <div className="flex items-center justify-between text-xs text-ink-faint tabular-nums">
        <span>{t('scenes.usage')}</span>
        <span className="h-1 w-24 overflow-hidden rounded-full bg-sunk">
          <span className="block h-full w-[12%] rounded-full bg-(image:--brand-gradient)" />
        </span>
      </div>
    </div>
  )
}

const State = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex items-center gap-2.5 text-sm text-ink-faint last:font-medium last:text-ink [&_svg]:size-4">
    {icon}
    {children}
  </li>
)

export function SavedScene() {
  const t = useTranslator(landing)
  return (
    <ol className="grid gap-3.5">
      <State icon={<span className="mx-1 size-2 rounded-full border border-control" />}>
        {t('scenes.saving')}
      </State>
      <State icon={<CloudOff />}>{t('scenes.offline')}</State>
      <State icon={<Check className="text-success" />}>{t('scenes.saved')}</State>
    </ol>
  )
}

export function SelfHostedScene() {
  return (
    <pre className="font-mono text-sm leading-7 text-ink-soft">
      <span className="text-ink-faint">$</span> <span className="text-ink">npm start</span>
      {'\n'}
      <span className="text-success">ready</span> http://localhost:3000
    </pre>
  )
}
