import type { ComponentType } from 'react'
import type { PartKind } from './site-part'

/** What the editor of a part is given. */
export interface PartEditorProps {
  /** The row of the part; 0 where the part is no row. */
  id: number
  /** Called when what it edits is saved for good, or given up. */
  onDone: () => void
}

/** How a part is edited: the form of its page, and the field or row in it that is meant. */
export interface PartEditor {
  Editor: ComponentType<PartEditorProps>
  /** What takes the focus, as a selector; the first field without. */
  target?: (id: number) => string
}

/** The form of every part of a site: those of other features, which the application brings together. */
export type PartEditors = Readonly<Record<PartKind, PartEditor>>
