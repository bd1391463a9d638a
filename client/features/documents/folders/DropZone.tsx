import { useQueryClient } from '@tanstack/react-query'
import { useState, type DragEvent, type ReactNode } from 'react'

import { cn } from '#client/shared/ui/cn.ts'
import type { Folder } from '#schema/documents/folders.ts'

import { knownDocument } from '../events.ts'
import { DRAGGED } from './dragged.ts'
import { useMove } from './useMove.ts'

type Props = {
  /** Null: no folder. */
  folder: Folder | null
  className?: string
  children: ReactNode
}

/** A part of the list that takes documents which are dragged to it. */
export function DropZone({ folder, className, children }: Props) {
  const [isOver, setOver] = useState(false)
  const client = useQueryClient()
  const move = useMove()
  const takes = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(DRAGGED)
  const drop = (event: DragEvent) => {
    setOver(false)
    if (!takes(event)) return
    event.preventDefault()
    const dropped = knownDocument(client, event.dataTransfer.getData(DRAGGED))
    if (dropped && dropped.place.folderId !== (folder?.id ?? null)) void move(dropped, folder)
  }
  return (
    <div
      role="presentation"
      onDragOver={event => {
        if (!takes(event)) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'move'
        setOver(true)
      }}
      onDragLeave={event => {
        const { relatedTarget, currentTarget } = event
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
      }}
      onDrop={drop}
      className={cn('rounded-lg', isOver && 'bg-brand-tint ring-2 ring-brand', className)}
    >
      {children}
    </div>
  )
}
