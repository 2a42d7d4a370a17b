import type { ProfileStyles } from '@mainstreet/shared/contracts/site/styles'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { FormDrafts } from '../../kit/form/form-drafts'
import { LeftByParam } from '../../kit/form/unsaved-guard'
import { useBackOfficeLocale, useWords } from '../../kit/language/bilingual'
import { IconButton } from '../../kit/ui/icon-button'
import { SegmentedControl } from '../../kit/ui/segmented-control'
import { useMedia } from '../../kit/ui/use-media'
import styles from './design-editor.module.css'
import { LookPanel } from './look-panel'
import { PhoneFoot } from './phone-foot'
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
import { useSheet, type DesignSheet } from './use-sheet'
import { designWords } from './words'

/** A window without room for the forms beside the site: a phone, upright or on its side. */
const phoneWindow = '(max-width: 759px), (max-width: 999px) and (max-height: 480px)'

type SideProps = {
  design: Design
  pointing: Pointing
  editors: PartEditors
  isPhone: boolean
  sheet: DesignSheet
}

/** The look of the site, or what stands on it: what was typed in the first stays while one is at the second. On phones a sheet over the site. */
const Side = ({ design, pointing, editors, isPhone, sheet }: SideProps) => {
  const words = useWords(partWords)
  const { close } = useWords(designWords)
  const { pointed, page, last, setWalked } = pointing
  const views = ['look', 'content'] as const
  const side = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (sheet.isAsked) side.current?.focus()
  }, [sheet.isAsked])
  return (
    <div ref={side} className={styles.side} tabIndex={-1} onKeyDown={isPhone ? sheet.onKeyDown : undefined}>
      <div className={styles.sideHead}>
        <SegmentedControl
          label={words.panel}
          value={pointed.isContent ? 'content' : 'look'}
          onChange={pointed.show}
          options={views.map((value) => ({ value, label: words[value] }))}
        />
        {isPhone && <IconButton label={close} icon={<X />} onClick={sheet.close} />}
      </div>
      <div hidden={pointed.isContent}>
        <LookPanel design={design} presets={!isPhone} />
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

/**
 * The look of an account's site and what stands on it: forms at the left, the site itself at the right; on phones the
 * site with the presets at its foot, and the forms as a sheet.
 */
export const DesignEditor = ({ row, editors }: { row: ProfileStyles; editors: PartEditors }) => {
  const design = useDesign(row)
  const pointing = usePointing()
  const locale = useBackOfficeLocale()
  const { drafts, tell } = useSiteDrafts(row.customerId, pointing.page?.lang ?? locale)
  const isPhone = useMedia(phoneWindow)
  const sheet = useSheet(pointing.pointed)
  return (
    <div
      className={styles.editor}
      data-full-screen={isPhone || undefined}
      data-sheet={(isPhone && sheet.isOpen) || undefined}
    >
      <FormDrafts value={tell}>
        <LeftByParam value={partParam}>
          <Side {...{ design, pointing, editors, isPhone, sheet }} />
        </LeftByParam>
      </FormDrafts>
      <SitePreview
        isPhone={isPhone}
        design={design}
        drafts={drafts}
        pointed={pointing.pointed}
        pointing={pointing.pointing}
        onPress={pointing.setPress}
        onNews={pointing.onNews}
      />
      {isPhone && <PhoneFoot {...{ design, sheet }} />}
    </div>
  )
}
