import type { ProfileStyles } from '@mainstreet/shared/contracts/styles'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { useWords } from '../../kit/language/bilingual'
import { SiteFrame, type FrameDevice } from '../../kit/site-frame/site-frame'
import { SegmentedControl } from '../../kit/ui/segmented-control'
import { ColourGroups } from './colour-groups'
import { ContrastWarnings } from './contrast-warnings'
import { DesignBar } from './design-bar'
import styles from './design-editor.module.css'
import { FontChoice, PresetChoice } from './look-choices'
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

const Preview = ({ design: { shown, change } }: { design: Design }) => {
  const words = useWords(designWords)
  const [device, setDevice] = useState<FrameDevice>(() => (window.innerWidth < 1000 ? 'phone' : 'desktop'))
  const devices = ['phone', 'desktop'] as const
  return (
    <div className={styles.preview}>
      <div className={styles.head}>
        <SegmentedControl
          label={words.device}
          value={device}
          onChange={setDevice}
          options={devices.map((value) => ({ value, label: words.devices[value] }))}
        />
      </div>
      <SiteFrame
        className={styles.frame}
        customerId={shown.customerId}
        title={words.preview}
        device={device}
        styles={shown}
      />
      <ContrastWarnings {...{ shown, change }} />
    </div>
  )
}

/** The look of an account's site: what can be chosen at the left, the site itself at the right; on phones above each other. */
export const DesignEditor = ({ row }: { row: ProfileStyles }) => {
  const design = useDesign(row)
  return (
    <div className={styles.editor}>
      <Panel design={design} />
      <Preview design={design} />
    </div>
  )
}
