import { fontTypes } from '@mainstreet/shared/contracts/styles'
import { presetNames, presets, type PresetName } from '@mainstreet/shared/theme/theme'
import '../../kit/theme/site-fonts.css'
import { useWords } from '../../kit/language/bilingual'
import { Choices } from './choices'
import styles from './look-choices.module.css'
import type { Design } from './use-design'
import { designWords } from './words'

/** A page in a preset's colours and fonts, as small as a stamp. */
const PresetPicture = ({ name }: { name: PresetName }) => {
  const { palette, displayFont, bodyFont, radius } = presets[name]
  const bar = { background: palette.headerColor, color: palette.headerTextColor }
  const button = { background: palette.buttonColor, color: palette.buttonTextColor, borderRadius: radius }
  return (
    <span className={styles.page} style={{ background: palette.backgroundColor, color: palette.textColor }}>
      <span className={styles.bar} style={bar}>
        <i />
        <i />
      </span>
      <b style={{ fontFamily: displayFont, color: palette.headingColor }}>Aa</b>
      <small style={{ fontFamily: bodyFont }}>Abc</small>
      <span className={styles.button} style={button} />
      <span className={styles.foot} style={{ background: palette.footerColor }} />
    </span>
  )
}

/** The curated looks to begin from. */
export const PresetChoice = ({ shown, change }: Pick<Design, 'shown' | 'change'>) => (
  <Choices
    columns
    label={useWords(designWords).presets}
    value={shown.themeType}
    onChange={(themeType) => change({ themeType })}
    options={presetNames.map((name) => ({
      value: name,
      label: presets[name].label,
      picture: <PresetPicture name={name} />,
    }))}
  />
)

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
