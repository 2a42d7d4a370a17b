import { isIPv4, isIPv6 } from 'node:net'

const groupBits = 16

/** The eight groups of an IPv6 address, as URLs write them: compressed, an IPv4 tail as two groups. */
const groupsOf = (address: string): string[] => {
  const [plain = ''] = address.split('%')
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  const before = head ? head.split(':') : []
  const after = tail ? tail.split(':') : []
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return [...before, ...zeros, ...after]
}

/** The network that an address belongs to: an IPv4 address itself, of IPv6 the first 64 bits (what a line gets), or as many as `bits`, a multiple of 16. */
export const networkOf = (address: string, bits = 64): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped && isIPv4(mapped)) return mapped
  if (!isIPv6(address)) return address
  return `${groupsOf(address)
    .slice(0, bits / groupBits)
    .join(':')}::/${bits}`
}

/** An address shortened so that it names no line: an IPv4 address without its last number, of IPv6 the first 48 bits. */
export const shortNetwork = (address: string): string => {
  const network = networkOf(address, 48)
  return isIPv4(network) ? network.replace(/\d+$/, '0') : network
}
