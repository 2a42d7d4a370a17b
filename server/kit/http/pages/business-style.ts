import type { Tenant } from '../../tenants'

/** A text in a style element: whatever could end the text or the element is written as its number. */
const cssText = (text: string): string =>
  `"${text.replace(/[^\p{L}\p{N} ]/gu, (sign) => `\\${sign.codePointAt(0)!.toString(16)} `)}"`

/** What the pages of signing in show of the business whose address they were opened at: its picture and its name, for `plain-layout.module.css`. */
export const businessStyle = (tenant: Tenant | undefined): string =>
  tenant?.published && tenant.header
    ? `<style>:root{--business:1;--business-name:${cssText(tenant.name)};--business-picture:url(${cssText(tenant.header)})}</style>`
    : ''
