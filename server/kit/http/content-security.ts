import type { Tenant } from '../tenants'

/** Whose script, connections and frames pages let in. */
export interface ContentSecurity {
  script?: readonly string[]
  connect?: readonly string[]
  frame?: readonly string[]
  /** Where it works in a window of its own, which tells the page that opened it. */
  opensWindows?: true
  /** Of which public pages; those of every page, and of ours too, say nothing. */
  isFor?(request: { tenant?: Tenant; isPreview: boolean }): boolean
}

declare module '../../declarations' {
  interface Configuration {
    /** Who may be in which pages, by what features say. */
    contentSecurity: ContentSecurity[]
  }
}
