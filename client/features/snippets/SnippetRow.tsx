import { Copy, Ellipsis, Globe, Link2, RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'

import { languageName } from '#client/shared/lib/languageName.ts'
import { ago, wordCount } from '#client/shared/lib/time.ts'
import { translator } from '#client/shared/messages/translator.ts'
import { IconButton } from '#client/shared/ui/form/IconButton.tsx'
import { Badge } from '#client/shared/ui/layout/Badge.tsx'
import { Timed } from '#client/shared/ui/layout/Timed.tsx'
import { ConfirmDialog } from '#client/shared/ui/overlay/ConfirmDialog.tsx'
import { DropdownMenu, MenuItem } from '#client/shared/ui/overlay/DropdownMenu.tsx'
import { AUTO } from '#schema/check-settings/settings.ts'
import { KINDS } from '#schema/documents/kinds.ts'
import { snippets } from '#schema/messages/en/snippets.ts'
import { isolatedText } from '#schema/shared/direction.ts'
import { mayManage } from '#schema/sharing/roles.ts'
import type { SnippetItem, SnippetPart } from '#schema/snippets/contract.ts'
import { isolated } from '#site/ui/isolated.tsx'

import { CopyText } from './use/CopyText.tsx'
import { useSnippetActs } from './useSnippetActs.ts'

const t = translator(snippets)

type Props = { snippet: SnippetItem; part: SnippetPart; onTag: (tag: string) => void }

/** A snippet in a list, with its menu. */
export function SnippetRow({ snippet, part, onTag }: Props) {
  const { tags, start, visibility } = snippet
  const isTrash = part === 'trash'
  return (
    <li className="flex items-start gap-2 py-3 pr-2 pl-4 hover:bg-hover">
      <div className="grid min-w-0 grow grid-cols-1 gap-1">
        <Title snippet={snippet} isTrash={isTrash} />
        <p dir="auto" className="line-clamp-2 text-sm break-words text-ink-soft">
          {start.trim() || t('noText')}
        </p>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {tags.map(tag => (
            <button
              key={tag}
              type="button"
              aria-label={t('withTag', { label: isolatedText(tag) })}
              onClick={() => onTag(tag)}
              className="touch-target inline-flex h-5.5 max-w-48 items-center rounded-full bg-sunk px-2 text-xs font-medium text-ink-soft hover:text-ink"
            >
              <bdi className="truncate">{tag}</bdi>
            </button>
          ))}
          {snippet.isMember && snippet.isHidden && <Badge kind="warning">{t('hidden')}</Badge>}
          {visibility !== 'private' && (
            <Badge>
              {visibility === 'public' ? <Globe aria-hidden /> : <Link2 aria-hidden />}
              {t(`visibility.${visibility}`)}
            </Badge>
          )}
          <span className="min-w-0 text-xs text-ink-faint">
            {part !== 'mine' && part !== 'trash' && (
              <>{t.rich('by', { name: snippet.author, bdi: isolated })} · </>
            )}
            <Timed text={() => factsOf(snippet, part)} />
          </span>
        </div>
      </div>
      {isTrash ? (
        <TrashedActs snippet={snippet} />
      ) : (
        <div className="flex shrink-0">
          <CopyText snippet={snippet} />
          <Menu snippet={snippet} />
        </div>
      )}
    </li>
  )
}

type TitleProps = { snippet: SnippetItem; isTrash: boolean }

/** Those who are not in a snippet read it on its page, which is the server's. */
function Title({ snippet: { id, title, isMember, shareCode }, isTrash }: TitleProps) {
  const name = <bdi className="truncate text-sm font-medium text-ink">{title}</bdi>
  const className = 'grid min-w-0 justify-start rounded'
  if (isTrash) return name
  if (!isMember && shareCode !== null)
    return (
      <a href={`/snippet/${shareCode}`} className={className}>
        {name}
      </a>
    )
  return (
    <Link to={`${KINDS.snippet.path}/${id}`} className={className}>
      {name}
    </Link>
  )
}

function factsOf(snippet: SnippetItem, part: SnippetPart): string {
  const { updatedAt, words, isMember, counts } = snippet
  if (part === 'trash' && isMember) return t('deletedAgo', { ago: ago(snippet.trashedAt ?? updatedAt) })
  const settings = isMember ? snippet.writing : snippet
  const counted = (['views', 'copies', 'uses'] as const).filter(what => counts[what] > 0)
  return [
    ...(settings.language === AUTO ? [] : [languageName(settings)]),
    ...(words > 0 ? [wordCount(words)] : []),
    ago(updatedAt),
    ...counted.map(what => t(`counts.${what}`, { count: counts[what] })),
  ].join(' · ')
}

function Menu({ snippet }: { snippet: SnippetItem }) {
  const { duplicate, moveToTrash, copyLink } = useSnippetActs(snippet)
  return (
    <DropdownMenu
      trigger={
        <IconButton size="sm" label={t('options', { title: isolatedText(snippet.title) })}>
          <Ellipsis aria-hidden />
        </IconButton>
      }
    >
      {snippet.shareCode !== null && (
        <MenuItem icon={<Link2 aria-hidden />} onSelect={copyLink}>
          {t('copyLink')}
        </MenuItem>
      )}
      {snippet.isMember && (
        <MenuItem icon={<Copy aria-hidden />} onSelect={duplicate}>
          {t('duplicate')}
        </MenuItem>
      )}
      {mayManage(snippet.role) && (
        <MenuItem icon={<Trash2 aria-hidden />} danger onSelect={moveToTrash}>
          {t('moveToTrash')}
        </MenuItem>
      )}
    </DropdownMenu>
  )
}

function TrashedActs({ snippet }: { snippet: SnippetItem }) {
  const { restore, remove } = useSnippetActs(snippet)
  const [isAsking, setAsking] = useState(false)
  const { title } = snippet
  return (
    <div className="flex shrink-0">
      <IconButton size="sm" label={`${t('restore')}: ${isolatedText(title)}`} onClick={restore}>
        <RotateCcw aria-hidden />
      </IconButton>
      <IconButton size="sm" label={`${t('delete')}: ${isolatedText(title)}`} onClick={() => setAsking(true)}>
        <Trash2 aria-hidden />
      </IconButton>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('deleteTitle')}
        description={t.rich('deleteText', { title, bdi: isolated })}
        action={t('delete')}
        onConfirm={remove}
      />
    </div>
  )
}
