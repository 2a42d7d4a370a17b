import type { ProfileStyles } from '@mainstreet/shared/contracts/styles'
import { useMemo, useState, type KeyboardEvent, type ReactNode } from 'react'
import { FormDrafts } from '../../kit/form/form-drafts'
import { LeftByParam } from '../../kit/form/unsaved-guard'
import { useBackOfficeLocale, useWords } from '../../kit/language/bilingual'
import type { FrameNews, FramePage, FramePointing } from '../../kit/site-frame/frame-messages'
import { SegmentedControl } from '../../kit/ui/segmented-control'
import { ColourGroups } from './colour-groups'
import { DesignBar } from './design-bar'
import styles from './design-editor.module.css'
import { FontChoice, PresetChoice } from './look-choices'
import { PartList } from './parts/part-list'
import { PartPanel } from './parts/part-panel'
import { partWords } from './parts/part-words'
import { partName, readPart } from './parts/site-part'
import { partParam, usePointedPart } from './parts/use-pointed-part'
import { useSiteDrafts } from './parts/use-site-drafts'
import { SitePreview } from './site-preview'
import { StyleEditor } from './style-editor'
import { useDesign, type Design } from './use-design'
import { designWords } from './words'

const Section = ({ title, about, children }: { title: string; about?: string; children: ReactNode }) => (
  <section className={styles.section} aria-label={title}>
    <h2 className={styles.title}>{title}</h2>
    {about && <p className={styles.about}>{about}</p>}
    {children}
  </section>
)

const Panel = ({ design }: { design: Design }) => {
  const words = useWords(designWords)
  const { shown, change, undo, redo } = design
  // In boxes the browser undoes what was typed.
  const onKeyDown = (event: KeyboardEvent) => {
    const inText = event.target instanceof Element && event.target.matches('textarea, input[type=text]')
    if (inText || event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    ;(event.shiftKey ? redo : undo)?.()
  }
  return (
    <div className={styles.panel} onKeyDown={onKeyDown}>
      <Section title={words.presets} about={words.presetsAbout}>
        <PresetChoice {...{ shown, change }} />
      </Section>
      <Section title={words.colours} about={words.coloursAbout}>
        <ColourGroups design={design} />
      </Section>
      <Section title={words.fonts}>
        <FontChoice {...{ shown, change }} />
      </Section>
      <Section title={words.styles}>
        <StyleEditor {...{ shown, change }} />
      </Section>
      <DesignBar design={design} />
    </div>
  )
}

/** What has been pointed at, by the keyboard or in the frame, and what the frame says of itself. */
const usePointing = () => {
  const pointed = usePointedPart()
  const [page, setPage] = useState<FramePage>()
  const [walked, setWalked] = useState<string | null>(null)
  const [press, setPress] = useState<FramePointing['press']>('point')
  const name = pointed.part ? partName(pointed.part) : null
  const [last, setLast] = useState(name)
  if (name && name !== last) setLast(name)
  const chosen = name ?? walked
  const pointing = useMemo(() => ({ press, chosen }), [press, chosen])
  const onNews = (news: FrameNews) => {
    if ('page' in news) {
      setPage(news.page)
      pointed.arrive(news.page)
    } else {
      const part = readPart(news.pressed)
      if (part) pointed.edit(part)
    }
  }
  return { pointed, page, last, setWalked, setPress, pointing, onNews }
}

type Pointing = ReturnType<typeof usePointing>

/** The look of the site, or what stands on it: what was typed in the first stays while one is at the second. */
const Side = ({ design, pointing }: { design: Design; pointing: Pointing }) => {
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
        <Panel design={design} />
      </div>
      {pointed.isContent &&
        (pointed.part ? (
          <PartPanel key={partName(pointed.part)} part={pointed.part} pointed={pointed} />
        ) : (
          <PartList page={page} last={last} onWalk={setWalked} onEdit={pointed.edit} />
        ))}
    </div>
  )
}

/** The look of an account's site and what stands on it: forms at the left, the site itself at the right; on phones above each other. */
export const DesignEditor = ({ row }: { row: ProfileStyles }) => {
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
          <Side design={design} pointing={pointing} />
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
