import { useAtom } from 'jotai'
import type { ReactNode } from 'react'

import { translator } from '#client/shared/messages/translator.ts'
import { DropdownMenu, MenuChoice } from '#client/shared/ui/overlay/DropdownMenu.tsx'
import type { DocumentPart } from '#schema/documents/contract.ts'
import { documentLists } from '#schema/messages/en/documentLists.ts'

import { documentOrder, shownPart } from './view.ts'

const t = translator(documentLists)

const PARTS: readonly DocumentPart[] = ['all', 'mine', 'shared', 'starred']
const ORDERS = [
  { value: 'edited', label: t('byEdited') },
  { value: 'title', label: t('byTitle') },
  { value: 'created', label: t('byCreated') },
] as const

/** The menu of the parts that the list can show. */
export function ShownMenu({ trigger }: { trigger: ReactNode }) {
  const [shown, show] = useAtom(shownPart)
  const options = PARTS.map(value => ({ value, label: t(value) }))
  return (
    <DropdownMenu align="start" trigger={trigger}>
      <MenuChoice label={t('show')} value={shown} onChange={show} options={options} closes />
    </DropdownMenu>
  )
}

/** The menu of the orders of the list. */
export function OrderMenu({ trigger }: { trigger: ReactNode }) {
  const [order, sort] = useAtom(documentOrder)
  return (
    <DropdownMenu trigger={trigger}>
      <MenuChoice label={t('sortBy')} value={order} onChange={sort} options={ORDERS} closes />
    </DropdownMenu>
  )
}
