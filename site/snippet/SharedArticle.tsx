import { useContext, useMemo, useState } from 'react'

import { snippet } from '#schema/messages/en/snippet.ts'
import { fillBody, isFilledTooLong, variablesOf, type Values } from '#schema/snippets/variables.ts'
import { isolated } from '#site/ui/isolated.tsx'
import { LanguageContext, useTranslator } from '#site/ui/useTranslator.ts'

import { Blocks } from './Blocks.tsx'
import { CopyButton } from './CopyButton.tsx'
import { Discussion } from './Discussion.tsx'
import type { LiveText } from './liveText.ts'
import { OwnCopy } from './OwnCopy.tsx'
import { ReportForm } from './ReportForm.tsx'
import { VariableFields } from './VariableFields.tsx'

/** A shared text with what a reader can do. Values that the reader fills in are shown in it. */
export function SharedArticle({
  title,
  author,
  updatedAt,
  body,
  charactersMax,
  viewers = 0,
  acts,
  siteName,
  ...discussion
}: LiveText & { siteName: string }) {
  const t = useTranslator(snippet)
  const { locale } = useContext(LanguageContext)
  const [values, setValues] = useState<Values>(new Map())
  const variables = acts ? variablesOf(body) : []
  const isTooLong = useMemo(() => isFilledTooLong(body, values, charactersMax), [body, values, charactersMax])
  const filled = useMemo(() => (isTooLong ? body : fillBody(body, values)), [isTooLong, body, values])
  // The server's time zone is not the reader's.
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <article>
      <h1 dir="auto" className="font-serif text-title font-semibold text-balance wrap-break-word">
        {title}
      </h1>
      <p className="mt-3 flex flex-wrap gap-x-4 text-sm text-ink-soft">
        <span className="min-w-0">{t.rich('by', { name: author, bdi: isolated })}</span>
        <time dateTime={updatedAt}>{t('updated', { date: day.format(new Date(updatedAt)) })}</time>
        {viewers > 1 && <span>{t('viewers', { count: viewers })}</span>}
      </p>
      <div className="mt-5 flex flex-wrap gap-2 noscript:hidden">
        <CopyButton
          copy={acts && (() => acts.copy(filled))}
          problem={isTooLong ? t('tooLong', { most: charactersMax }) : null}
          blanks={variables.filter(({ key }) => !values.get(key)).length}
        />
        <OwnCopy reader={discussion.reader} duplicate={acts?.duplicate} siteName={siteName} />
      </div>
      <VariableFields variables={variables} values={values} onChange={setValues} />
      <div className="mt-8 font-serif text-lg leading-relaxed wrap-break-word [&>*+*]:mt-3">
        <Blocks nodes={filled.content ?? []} />
      </div>
      <Discussion {...discussion} toggle={acts?.toggle} />
      <ReportForm report={acts?.report} />
    </article>
  )
}
