import { Download, Upload } from 'lucide-react'
import { useRef, useState, type ChangeEvent } from 'react'

import { keepFile } from '#client/shared/api/download.ts'
import { useImportWords } from '#client/shared/checking/dictionary.ts'
import { failureText } from '#client/shared/lib/failure.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { Problem } from '#client/shared/ui/feedback/Problem.tsx'
import { Button } from '#client/shared/ui/form/Button.tsx'
import type { WordsImported } from '#schema/dictionary/contract.ts'
import { IMPORT_MAX_BYTES } from '#schema/dictionary/words.ts'
import { dictionary } from '#schema/messages/en/dictionary.ts'

const t = translator(dictionary)

/** Imports words from a file, and exports them into one. */
export function Files({ words }: { words: readonly string[] }) {
  const input = useRef<HTMLInputElement>(null)
  const [isTooLarge, setTooLarge] = useState(false)
  const { mutate, isPending, error, data } = useImportWords()
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    // The same file can be chosen again.
    target.value = ''
    if (!file) return
    setTooLarge(file.size > IMPORT_MAX_BYTES)
    if (file.size <= IMPORT_MAX_BYTES) mutate(file)
  }
  const exportWords = () => {
    const lines = words.toReversed().map(word => `${word}\n`)
    keepFile(new Blob(lines, { type: 'text/plain' }), t('fileName'))
  }
  return (
    <div className="grid w-full max-w-lg gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Button size="sm" busy={isPending} onClick={() => input.current?.click()}>
          <Upload aria-hidden /> {isPending ? t('importing') : t('import')}
        </Button>
        {words.length > 0 && (
          <Button size="sm" onClick={exportWords}>
            <Download aria-hidden /> {t('export')}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          accept=".txt,.dic,text/plain"
          hidden
          aria-label={t('import')}
          onChange={choose}
        />
      </div>
      <p className="text-sm text-ink-faint">{t('importHint')}</p>
      {isTooLarge && <Problem>{t('tooLarge')}</Problem>}
      {error && !isTooLarge && !isPending && <Problem>{failureText(error)}</Problem>}
      {data && !isTooLarge && !error && !isPending && <Imported result={data} />}
    </div>
  )
}

function Imported({ result: { added, duplicates, bad, badCount } }: { result: WordsImported }) {
  return (
    <div role="status" className="grid gap-2 rounded-lg bg-sunk px-3.5 py-2.5 text-sm">
      <p>
        {t('imported', { count: added })} {duplicates > 0 && t('duplicates', { count: duplicates })}
      </p>
      {badCount > 0 && (
        <>
          <p>{t('badLines', { count: badCount })}</p>
          <ul className="grid max-h-40 gap-0.5 overflow-y-auto text-ink-soft">
            {bad.map(({ line, text }) => (
              <li key={line} className="break-all">
                {t('badLine', { line, text })}
              </li>
            ))}
            {badCount > bad.length && <li>{t('badMore', { count: badCount - bad.length })}</li>}
          </ul>
        </>
      )}
    </div>
  )
}
