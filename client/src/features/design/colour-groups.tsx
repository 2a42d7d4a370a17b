import type { ColourName } from '@mainstreet/shared/theme/presets'
import { sitePalette } from '@mainstreet/shared/theme/theme'
import { useWords } from '../../kit/language/bilingual'
import { ColourField } from './colour-field'
import styles from './colour-groups.module.css'
import type { Design } from './use-design'
import { designWords } from './words'

const groups = {
  page: ['backgroundColor', 'textColor', 'headingColor', 'linkColor', 'accentColor'],
  header: ['headerColor', 'headerTextColor'],
  footer: ['footerColor', 'footerTextColor'],
  cards: ['cardColor', 'buttonColor', 'buttonTextColor'],
} as const satisfies Record<string, readonly ColourName[]>

/** Every colour of a site, by where it is seen. */
export const ColourGroups = ({ design }: { design: Design }) => {
  const { shown, change, endGesture } = design
  const words = useWords(designWords)
  const palette = sitePalette(shown)
  return (Object.keys(groups) as (keyof typeof groups)[]).map((group) => (
    <fieldset key={group} className={styles.group}>
      <legend className={styles.legend}>{words.groups[group]}</legend>
      {groups[group].map((name) => (
        <ColourField key={name} {...{ name, shown, change, endGesture }} seen={palette[name]} />
      ))}
    </fieldset>
  ))
}
