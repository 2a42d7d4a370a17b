import { BlockList, isIP } from 'node:net'

const reservedV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]

// Of the one range that is given out at all: tunnels, which lead anywhere, and what is for documents.
const reservedV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const listOf = (ranges: readonly string[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList()
  for (const range of ranges) {
    const [network = '', prefix] = range.split('/')
    list.addSubnet(network, Number(prefix), family)
  }
  return list
}

const v4 = listOf(reservedV4, 'ipv4')
const globalV6 = listOf(['2000::/3'], 'ipv6')
const v6 = listOf(reservedV6, 'ipv6')

/** Whether an IP address is one that anybody on the internet can reach: not ours, not a network's own, not reserved. */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address)
  if (family === 4) return !v4.check(address, 'ipv4')
  // A zone, as in fe80::1%eth0, is of a link.
  return family === 6 && globalV6.check(address, 'ipv6') && !v6.check(address, 'ipv6')
}
