import type { SiteLook } from '@mainstreet/shared/theme/theme'
import type { ReactNode } from 'react'
import './site-fonts.css'
import 'virtual:font-fallbacks.css'

type SiteThemeProps = { look: SiteLook; customStyles?: string; children: ReactNode }

/** The wrapper of a public site: its colours, fonts, shape, layout and the owner's own rules apply inside of it and nowhere else. */
export const SiteTheme = ({ look, customStyles, children }: SiteThemeProps) => (
  <div className="site" {...look.layout} style={look.variables}>
    {customStyles && <style>{customStyles}</style>}
    {children}
  </div>
)
