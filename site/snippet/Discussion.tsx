import { useContext, useMemo } from 'react'

import { reactions as reactionMessages } from '#schema/messages/en/reactions.ts'
import { snippet } from '#schema/messages/en/snippet.ts'
import type { SharedComment } from '#schema/sharing/discussion.ts'
import { buttonClass } from '#site/ui/buttonClass.ts'
import { LanguageContext, useTranslator } from '#site/ui/useTranslator.ts'

import type { LiveText, SnippetActs } from './liveText.ts'
import { ReactionBar } from './ReactionBar.tsx'

type Props = Pick<LiveText, 'documentId' | 'reactions' | 'threads' | 'isComplete' | 'reader'> & {
  toggle: SnippetActs['toggle'] | undefined
}

/** The reactions to a shared text, and its open comments in the order of the text. */
export function Discussion({ documentId, reactions, threads, isComplete, reader, toggle }: Props) {
  const t = useTranslator(snippet)
  const tReactions = useTranslator(reactionMessages)
  const canReact = toggle !== undefined && reader?.signInAt === null
  const { locale } = useContext(LanguageContext)
  const day = useMemo(
    () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }),
    [locale],
  )
  const made = new Map(reactions.map(each => [each.targetId, each]))
  const barOf = (targetId: string) => (
    <ReactionBar
      made={made.get(targetId)}
      mine={reader?.mine.get(targetId)}
      toggle={canReact ? reaction => toggle(targetId, reaction) : undefined}
    />
  )
  return (
    <>
      <div className="mt-10 flex flex-wrap items-center gap-3">
        {barOf(documentId)}
        {canReact && <span className="text-sm text-ink-soft">{t('membersSeeName')}</span>}
        {typeof reader?.signInAt === 'string' && (
          <a href={reader.signInAt} className={`text-sm ${buttonClass({ variant: 'link' })}`}>
            {t('signInToReact')}
          </a>
        )}
        <span role="status" className="text-sm text-danger">
          {reader?.failure && tReactions(`failures.${reader.failure}`)}
        </span>
      </div>
      {threads.length > 0 && (
        <section aria-labelledby="comments" className="mt-10 border-t pt-8">
          <h2 id="comments" className="text-xl font-semibold">
            {t('comments')}
          </h2>
          <ol className="mt-5 grid gap-5">
            {threads.map(({ id, quote, comments }) => (
              <li key={id} className="min-w-0 rounded-xl border bg-paper p-4">
                <blockquote
                  dir="auto"
                  className="line-clamp-3 border-s-3 ps-3 text-sm wrap-break-word text-ink-soft"
                >
                  {quote}
                </blockquote>
                <ol className="mt-3 grid gap-4">
                  {comments.map(comment => (
                    <li key={comment.id} className="grid min-w-0 grid-cols-1 gap-1.5">
                      <Said {...comment} day={day} />
                      {barOf(comment.id)}
                    </li>
                  ))}
                </ol>
              </li>
            ))}
          </ol>
        </section>
      )}
      {!isComplete && <p className="mt-4 text-sm text-ink-soft">{t('incomplete')}</p>}
    </>
  )
}

function Said({ author, text, createdAt, isEdited, day }: SharedComment & { day: Intl.DateTimeFormat }) {
  const t = useTranslator(snippet)
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
        <bdi className="min-w-0 font-medium">{author ?? t('deletedAccount')}</bdi>
        <span className="text-ink-soft">
          <time dateTime={createdAt}>{day.format(new Date(createdAt))}</time>
          {isEdited && ` · ${t('edited')}`}
        </span>
      </p>
      <p dir="auto" className="text-base wrap-break-word whitespace-pre-wrap">
        {text}
      </p>
    </>
  )
}
