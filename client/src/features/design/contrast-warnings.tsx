import { readableShade } from '@mainstreet/shared/theme/contrast'
import { sitePalette, unreadablePairs } from '@mainstreet/shared/theme/theme'
import { TriangleAlert } from 'lucide-react'
import { useBackOfficeLocale, useWords } from '../../kit/language/bilingual'
import { Button } from '../../kit/ui/button'
import { useColourLabel } from './colour-field'
import styles from './contrast-warnings.module.css'
import type { Design } from './use-design'
import { designWords } from './words'
import { Stack } from '../../kit/ui/stack'

/** The colours that are hard to read together, each with the nearest shade that is not. */
export const ContrastWarnings = ({ shown, change }: Pick<Design, 'shown' | 'change'>) => {
  const words = useWords(designWords)
  const locale = useBackOfficeLocale()
  const label = useColourLabel()
  const palette = sitePalette(shown)
  const figure = new Intl.NumberFormat(`${locale}-CA`, { maximumFractionDigits: 1, minimumFractionDigits: 1 })
  return (
    <Stack as="ul" gap={1} aria-label={words.contrast} aria-live="polite">
      {unreadablePairs(shown).map(({ text, ground, ratio }) => (
        <li key={text} className={styles.warning}>
          <TriangleAlert aria-hidden="true" />
          {/* Never rounded up to what would be enough. */}
          <span>
            {words.unreadable(label(text), label(ground), figure.format(Math.floor(ratio * 10) / 10))}
          </span>
          <Button
            size="small"
            aria-label={words.fixHint(label(text))}
            onClick={() => change({ [text]: readableShade(palette[text], palette[ground]) })}
          >
            {words.fix}
          </Button>
        </li>
      ))}
    </Stack>
  )
}
