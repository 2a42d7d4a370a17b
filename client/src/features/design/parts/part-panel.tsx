import { pagesOfParts } from '@mainstreet/shared/edit-address'
import { pathTo } from '@mainstreet/shared/routes'
import { ArrowLeft } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useWords } from '../../../kit/language/bilingual'
import { Button } from '../../../kit/ui/button'
import type { PartEditor } from './part-editor'
import { Row } from '../../../kit/ui/stack'
import styles from './part-panel.module.css'
import { partWords } from './part-words'
import type { SitePart } from './site-part'
import { partName } from './site-part'
import type { PointedPart } from './use-pointed-part'
import { useTargetFocus } from './use-target-focus'

const isWithPage = (kind: string): kind is keyof typeof pagesOfParts => Object.hasOwn(pagesOfParts, kind)

type PartPanelProps = { part: SitePart; editor: PartEditor; pointed: PointedPart }

/** The form of the part that is edited, as its own page has it; Escape leads back to all parts. */
export const PartPanel = ({ part, editor: { Editor, target }, pointed }: PartPanelProps) => {
  const words = useWords(partWords)
  const { kind, id = 0 } = part
  const container = useTargetFocus(target?.(id))
  const onKeyDown = (event: KeyboardEvent) => {
    const isElsewhere = event.target instanceof Element && event.target.closest('dialog, [role=menu]')
    if (event.key !== 'Escape' || event.defaultPrevented || isElsewhere) return
    event.preventDefault()
    pointed.done()
  }
  const ownPage = isWithPage(kind) ? pathTo(pagesOfParts[kind], id) : undefined
  return (
    <div
      ref={container}
      role="group"
      aria-label={words.kinds[kind]}
      tabIndex={-1}
      className={styles.panel}
      data-narrow
      onKeyDown={onKeyDown}
    >
      <Row gap={2} spread>
        <Button size="small" variant="quiet" icon={<ArrowLeft />} onClick={pointed.done}>
          {words.back}
        </Button>
        {ownPage && ownPage !== pointed.path && (
          <Button size="small" onClick={() => pointed.go(ownPage)}>
            {words.open}
          </Button>
        )}
      </Row>
      <Editor key={partName(part)} id={id} onDone={pointed.done} />
    </div>
  )
}
