import { fontTypes } from '@mainstreet/shared/contracts/site/styles'
import { presetNames, presets, type PresetName } from '@mainstreet/shared/theme/presets'
import { useDeferredValue, useMemo, useState, type CSSProperties } from 'react'
import { layoutAttributes } from '@mainstreet/shared/theme/site-layout'
import '../../kit/theme/site-fonts.css'
import 'virtual:font-fallbacks.css'
import { useAccount } from '../../kit/data/use-account'
import { useWords } from '../../kit/language/bilingual'
import { SiteFrame } from '../../kit/site-frame/site-frame'
import { webpOf } from '../../kit/ui/webp-of'
import { Choices } from './choices'
import styles from './look-choices.module.css'
import type { Design } from './use-design'
import { designWords } from './words'

/** The business's own first screen as a preset builds it, drawn: a phone has no room and no strength for six sites. */
const PresetStamp = ({ name }: { name: PresetName }) => {
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

type PresetFrameProps = Pick<Design, 'shown'> & { name: PresetName; onThere: () => void }

/** The business's own site as it would look with a preset, as small as a stamp. */
const PresetFrame = ({ name, shown, onThere }: PresetFrameProps) => {
  const { customerId } = shown
  // It follows a drag in a picker when there is time.
  const latest = useDeferredValue(shown)
  const look = useMemo(() => ({ ...latest, themeType: name }), [latest, name])
  const title = presets[name].label
  return (
    <SiteFrame
      className={styles.site}
      device="desktop"
      styles={look}
      inert
      isStill
      {...{ customerId, title, onThere }}
    />
  )
}

type PresetChoiceProps = Pick<Design, 'shown' | 'change'> & {
  /** Beside each other to be swiped, by name alone. */
  strip?: boolean
}

/** The curated looks to begin from. */
export const PresetChoice = ({ shown, change, strip = false }: PresetChoiceProps) => {
  const words = useWords(designWords)
  // One site after another: six at once would keep the one that is being changed waiting.
  const [there, setThere] = useState<ReadonlySet<PresetName>>(new Set())
  const next = presetNames.find((name) => !there.has(name))
  const isDue = (name: PresetName) => !strip && (there.has(name) || name === next)
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
        picture: isDue(name) ? (
          <PresetFrame {...{ name, shown }} onThere={() => setThere((before) => new Set(before).add(name))} />
        ) : (
          <PresetStamp name={name} />
        ),
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
