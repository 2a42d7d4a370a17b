import type { ProfileStyles } from '@mainstreet/shared/contracts/site/styles'
import { FormDrafts } from '../../kit/form/form-drafts'
import { LeftByParam } from '../../kit/form/unsaved-guard'
import { useBackOfficeLocale, useWords } from '../../kit/language/bilingual'
import { SegmentedControl } from '../../kit/ui/segmented-control'
import styles from './design-editor.module.css'
import { LookPanel } from './look-panel'
import type { PartEditors } from './parts/part-editor'
import { PartList } from './parts/part-list'
import { PartPanel } from './parts/part-panel'
import { partWords } from './parts/part-words'
import { partName } from './parts/site-part'
import { partParam } from './parts/use-pointed-part'
import { usePointing, type Pointing } from './parts/use-pointing'
import { useSiteDrafts } from '../../kit/site-frame/use-site-drafts'
import { SitePreview } from './site-preview'
import { useDesign, type Design } from './use-design'

type SideProps = { design: Design; pointing: Pointing; editors: PartEditors }

/** The look of the site, or what stands on it: what was typed in the first stays while one is at the second. */
const Side = ({ design, pointing, editors }: SideProps) => {
  const words = useWords(partWords)
  const { pointed, page, last, setWalked } = pointing
  const views = ['look', 'content'] as const
  return (
    <div className={styles.side}>
      <SegmentedControl
        label={words.panel}
        value={pointed.isContent ? 'content' : 'look'}
        onChange={pointed.show}
        options={views.map((value) => ({ value, label: words[value] }))}
      />
      <div hidden={pointed.isContent}>
        <LookPanel design={design} />
      </div>
      {pointed.isContent &&
        (pointed.part ? (
          <PartPanel
            key={partName(pointed.part)}
            part={pointed.part}
            editor={editors[pointed.part.kind]}
            pointed={pointed}
          />
        ) : (
          <PartList page={page} last={last} onWalk={setWalked} onEdit={pointed.edit} />
        ))}
    </div>
  )
}

/** The look of an account's site and what stands on it: forms at the left, the site itself at the right; on phones above each other. */
export const DesignEditor = ({ row, editors }: { row: ProfileStyles; editors: PartEditors }) => {
  const design = useDesign(row)
  const pointing = usePointing()
  const { isContent, part } = pointing.pointed
  const locale = useBackOfficeLocale()
  const { drafts, tell } = useSiteDrafts(row.customerId, pointing.page?.lang ?? locale)
  return (
    <div
      className={styles.editor}
      data-content={isContent || undefined}
      data-editing={part !== undefined || undefined}
    >
      <FormDrafts value={tell}>
        <LeftByParam value={partParam}>
          <Side design={design} pointing={pointing} editors={editors} />
        </LeftByParam>
      </FormDrafts>
      <SitePreview
        design={design}
        drafts={drafts}
        pointed={pointing.pointed}
        pointing={pointing.pointing}
        onPress={pointing.setPress}
        onNews={pointing.onNews}
      />
    </div>
  )
}
