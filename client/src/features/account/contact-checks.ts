import { accountContract } from '@mainstreet/shared/contracts/account'
import { isSocialName } from '@mainstreet/shared/rules/site/social-address'

const emailPattern = new RegExp(accountContract.record.properties.str_email.pattern!)

/** Whether a text has the form of an e-mail address, as the account's column asks. */
export const isEmail = (text: string): boolean => emailPattern.test(text)

/** Whether a text is a whole address of the web. */
export const isWebAddress = (text: string): boolean =>
  /^https?:\/\/[^\s/]+\.\S+$/i.test(text) && URL.canParse(text)

/** Whether a text is a business's name at a network, or the address of its page there. */
export const isSocialPage = (text: string): boolean =>
  /^https?:/i.test(text) ? isWebAddress(text) : isSocialName(text)

/** An address with https:// in front where its writer left that out. */
export const withScheme = (text: string): string => {
  const address = text.trim()
  return /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(address) ? `https://${address}` : address
}
