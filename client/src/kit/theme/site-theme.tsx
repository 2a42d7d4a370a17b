import { readableOn, sitePalette, themeVariables, type SiteStyles } from '@mainstreet/shared/theme'
import { useEffect, type CSSProperties, type ReactNode } from 'react'
import { loadSiteFonts } from './site-fonts'

// The text chosen for a ground tells whether the ground is light or dark.
const schemeOf = (ground: string) => (readableOn(ground) === readableOn('#000000') ? 'dark' : 'light')

/** The wrapper of a public site: its colours, fonts and shape apply inside of it and nowhere else. */
export const SiteTheme = ({ styles, children }: { styles: SiteStyles; children: ReactNode }) => {
  const { themeType } = styles
  useEffect(() => loadSiteFonts(themeType ?? ''), [themeType])
  return (
    <div
      className="site"
      data-scheme={schemeOf(sitePalette(styles).backgroundColor)}
      style={themeVariables(styles) as CSSProperties}
    >
      {children}
    </div>
  )
}
