import type { ReactNode } from 'react'
import { useWords } from '../../kit/language/bilingual'
import { ColourGroups } from './colour-groups'
import { DesignBar } from './design-bar'
import styles from './design-editor.module.css'
import { FontChoice, PresetChoice } from './look-choices'
import { StyleEditor } from './style-editor'
import { undoByKeys } from './undo-by-keys'
import type { Design } from './use-design'
import { designWords } from './words'

const Section = ({ title, about, children }: { title: string; about?: string; children: ReactNode }) => (
  <section className={styles.section} aria-label={title}>
    <h2 className={styles.title}>{title}</h2>
    {about && <p className={styles.about}>{about}</p>}
    {children}
  </section>
)

/** How the site looks: presets, where they have no strip of their own, colours, fonts and styles, and the way back. */
export const LookPanel = ({ design, presets }: { design: Design; presets: boolean }) => {
  const words = useWords(designWords)
  const { shown, change } = design
  return (
    <div className={styles.panel} onKeyDown={undoByKeys(design)}>
      {presets && (
        <Section title={words.presets} about={words.presetsAbout}>
          <PresetChoice {...{ shown, change }} />
        </Section>
      )}
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
