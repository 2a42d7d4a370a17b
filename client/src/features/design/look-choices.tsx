import { fontTypes } from '@mainstreet/shared/contracts/site/styles'
import { presetNames, presets, type PresetName } from '@mainstreet/shared/theme/presets'
import type { CSSProperties } from 'react'
import { layoutAttributes } from '@mainstreet/shared/theme/site-layout'
import '../../kit/theme/site-fonts.css'
import 'virtual:font-fallbacks.css'
import { useAccount } from '../../kit/data/use-account'
import { useWords } from '../../kit/language/bilingual'
import { webpOf } from '../../kit/ui/webp-of'
import { Choices } from './choices'
import styles from './look-choices.module.css'
import type { Design } from './use-design'
import { designWords } from './words'

/** The business's own first screen as a preset builds it, in its colours and fonts, as small as a stamp. */
const PresetPicture = ({ name }: { name: PresetName }) => {
  const { row: account } = useAccount()
  const photo = account?.str_header_image
  const { palette, displayFont, radius, layout } = presets[name]
  const colours = {
    '--ground': palette.backgroundColor,
    '--words': palette.headingColor,
    '--bar': palette.headerColor,
    '--bar-words': palette.headerTextColor,
    '--button': palette.buttonColor,
    '--foot': palette.footerColor,
    '--card': `color-mix(in srgb, ${palette.cardColor} 80%, ${palette.textColor})`,
    '--corner': radius,
    ...(photo && { '--photo': `url("${webpOf(photo) ?? photo}")` }),
  }
  return (
    <span className={styles.page} style={colours as CSSProperties} {...layoutAttributes(layout)}>
      <span className={styles.bar} />
      <span className={styles.hero}>
        <span className={styles.photo} />
        <span className={styles.words}>
          <b style={{ fontFamily: displayFont }}>{account?.str_company_name || 'Aa'}</b>
          <i />
        </span>
      </span>
      <span className={styles.cards}>
        <i />
        <i />
        <i />
      </span>
      <span className={styles.foot} />
    </span>
  )
}

type PresetChoiceProps = Pick<Design, 'shown' | 'change'> & {
  /** Beside each other to be swiped, by name alone. */
  strip?: boolean
}

/** The curated looks to begin from. */
export const PresetChoice = ({ shown, change, strip = false }: PresetChoiceProps) => {
  const words = useWords(designWords)
  return (
    <Choices
      layout={strip ? 'strip' : 'columns'}
      label={words.presets}
      value={shown.themeType}
      onChange={(themeType) => change({ themeType })}
      options={presetNames.map((name) => ({
        value: name,
        label: presets[name].label,
        hint: strip ? undefined : words.presetHints[name],
        picture: <PresetPicture name={name} />,
      }))}
    />
  )
}

/** The font pairs of all presets, or that of the site's own. */
export const FontChoice = ({ shown, change }: Pick<Design, 'shown' | 'change'>) => {
  const words = useWords(designWords)
  return (
    <Choices
      label={words.fonts}
      value={shown.fontType}
      onChange={(fontType) => change({ fontType })}
      options={fontTypes.map((name) => {
        const { displayFont, bodyFont } = presets[name || shown.themeType]
        return {
          value: name,
          label: name ? words.fontPair(name) : words.presetFonts,
          picture: (
            <span className={styles.fonts}>
              <b style={{ fontFamily: displayFont }}>Aa</b>
              <span style={{ fontFamily: bodyFont }}>Aa</span>
            </span>
          ),
        }
      })}
    />
  )
}
