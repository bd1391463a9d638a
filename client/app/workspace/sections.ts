import { PencilLine, type LucideIcon } from 'lucide-react'

type Section = { id: 'editor'; label: string; path: string; icon: LucideIcon }

/** The parts of the workspace, as the header and the mobile menu list them. */
export const sections: readonly Section[] = [{ id: 'editor', label: 'Editor', path: '/', icon: PencilLine }]

/** The part that is shown. */
export const useSection = (): Section['id'] => 'editor'
