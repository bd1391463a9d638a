import type { ApiOperation } from '#schema/api-docs/contract.ts'
import { apiDocs } from '#schema/messages/en/apiDocs.ts'
import { useTranslator } from '#site/ui/useTranslator.ts'

import type { ApiActs } from './acts.ts'
import { CODE, codeOf } from './code.ts'
import { FieldTable } from './FieldTable.tsx'
import { TryCall } from './TryCall.tsx'

const SUMMARY = 'cursor-pointer rounded-lg px-3 py-2.5 text-sm font-medium hover:bg-hover'
const CODE_BLOCK = 'px-4 py-3 font-mono text-sm leading-relaxed whitespace-pre-wrap wrap-anywhere'

type Props = { operation: ApiOperation; origin: string; acts: ApiActs | undefined }

/** A call: its fields, programs that make it, its answer, and a form to try it. */
export function OperationSection({ operation, origin, acts }: Props) {
  const t = useTranslator(apiDocs)
  const { id, method, path, summary, scope, fields, answer } = operation
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-5">
      <div>
        <h2 id={id} className="scroll-mt-24 font-mono text-lg font-semibold wrap-anywhere">
          {method} {path}
        </h2>
        <p className="mt-1.5">{summary}</p>
        {scope !== null && <p className="mt-1 text-sm text-ink-soft">{t('scope', { scope })}</p>}
      </div>
      {fields.length > 0 && <FieldTable fields={fields} name={t('fieldsOf', { path })} />}
      <div className="grid grid-cols-1 gap-5 xl:grid-cols-2">
        <div className="min-w-0">
          <h3 className="text-sm font-semibold">{t('request')}</h3>
          <div className="mt-2 divide-y overflow-hidden rounded-xl border bg-paper">
            {CODE.map(language => (
              <details key={language} name={`code of ${id}`} open={language === 'curl'}>
                <summary className={SUMMARY}>{t(`code.${language}`)}</summary>
                <pre className={`border-t ${CODE_BLOCK}`}>
                  <code>{codeOf(language, origin, operation)}</code>
                </pre>
              </details>
            ))}
          </div>
        </div>
        <div className="min-w-0">
          <h3 className="text-sm font-semibold">{t('answer')}</h3>
          <pre className={`mt-2 rounded-xl border bg-paper ${CODE_BLOCK}`}>
            <code>{answer}</code>
          </pre>
        </div>
      </div>
      <details className="rounded-xl border bg-paper noscript:hidden">
        <summary className={SUMMARY}>{t('tryTitle')}</summary>
        <TryCall operation={operation} send={acts?.send} />
      </details>
    </section>
  )
}
