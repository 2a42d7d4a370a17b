import type { AuthenticationRequest } from '@feathersjs/authentication'
import type { RealTimeConnection } from '@feathersjs/feathers'
import type { Application } from '@feathersjs/koa'
import { channels } from '@feathersjs/transport-commons'
import type { AnyContract, AnyTableContract } from '@mainstreet/shared/contract'
import { contracts } from '@mainstreet/shared/services'
import type { Server, Socket } from 'socket.io'
import { visitor, type Caller } from '../service/caller/caller'
import type { ServiceParams } from '../service/table-rules'
import type { Audience, PublishedEvent } from './published-events'

/** What a websocket carries into every call it makes. */
export interface Connection extends RealTimeConnection {
  /** What it signed in with: each of its calls is authenticated by that anew. */
  authentication?: AuthenticationRequest
  /** Whose events it receives. */
  caller: Caller
  /** The visitor's site, by the address it connected to or its preview. */
  siteId?: number
  preview?: boolean
  address: string
  headers: Record<string, string>
}

const isVisitorOf = ({ caller, siteId }: Connection, account: number) =>
  caller.role === 'visitor' && siteId === account

/** The channel of an account's visitors or of its back office. */
export const channelName = (audience: Audience, account: number) => `${audience}:${account}`

/** What happens to the accounts themselves, for staff who look at all of them. */
const accountsChannel = 'accounts'
/** The service whose rows are the accounts. */
const isOfAccounts = ({ tenantColumn }: { tenantColumn: string }) => tenantColumn === 'id'
/** Where a caller hears of accounts: in each by the role there. */
const audiencesOf = (caller: Caller): readonly { role: Audience; customerId: number }[] => {
  if ('memberships' in caller && caller.memberships) return caller.memberships
  if (!('accounts' in caller)) return []
  const { role, accounts } = caller
  return accounts.map((customerId) => ({ role, customerId }))
}

const socketsOf = (app: Application): Socket[] => [
  ...((app.io as Server | undefined)?.sockets.sockets.values() ?? []),
]

/** Feathers leaves the connection at its socket. */
const socketOf = (app: Application, connection: Connection): Socket | undefined =>
  socketsOf(app).find((socket) => (socket as Socket & { feathers?: unknown }).feathers === connection)

/** Who is in which channel of an application. */
const createMemberships = (app: Application) => {
  // The socket transport configures them too, but later than we need them.
  channels()(app)

  const leaveAll = (connection: RealTimeConnection) => {
    if (app.channels.length) app.channel(app.channels).leave(connection)
  }

  const join = (connection: RealTimeConnection, audience: Audience, account: number) => {
    app.channel(channelName(audience, account)).join(connection)
  }

  const become = (connection: Connection, caller: Caller) => {
    leaveAll(connection)
    delete connection.authentication
    connection.caller = caller
    if (caller.role === 'visitor' && connection.siteId !== undefined)
      join(connection, 'site', connection.siteId)
    for (const { role, customerId } of audiencesOf(caller)) join(connection, role, customerId)
  }
  return { leaveAll, become }
}

/** Sends one event to the audience it was made for. */
const publishTo = (app: Application, event: PublishedEvent) => {
  const service = app.service(event.path)
  const { row } = event
  service.emit(event.event, row, { ...event, app, service, dispatch: row, result: row })
}

/** Makes the channels of an application: who receives which events, and for how long. */
export const createSockets = (app: Application) => {
  const all = new Set<Connection>()
  const { leaveAll, become } = createMemberships(app)

  app.on('connection', (connection: Connection) => {
    all.add(connection)
    become(connection, visitor)
  })
  app.on('disconnect', (connection: Connection) => all.delete(connection))
  app.publish((_data: unknown, hook) => {
    const { audience, customerId, path } = hook as Partial<PublishedEvent>
    if (!audience || customerId === undefined || !path) return []
    const own = app.channel(channelName(audience, customerId))
    const contract: AnyContract = contracts[path]
    const isAccount = audience === 'owner' && contract.kind === 'table' && isOfAccounts(contract)
    return isAccount ? [own, app.channel(accountsChannel)] : own
  })

  return {
    /** Gives a connection another identity and its channels; what authenticated it before is removed. */
    become,

    /** Joins staff to the channel of the account they look at, the one that their last call named, or to that of all accounts, where it asked for them. */
    followed(contract: AnyTableContract, { connection, caller, scope }: ServiceParams) {
      if (!connection || caller?.role !== 'staff' || !scope) return
      const [account, ...others] = scope.accounts ?? []
      if (others.length || (account === undefined && !isOfAccounts(contract))) return
      const name = account === undefined ? accountsChannel : channelName('owner', account)
      if (app.channel(name).connections.includes(connection)) return
      leaveAll(connection)
      app.channel(name).join(connection)
    },

    /** The visitors who came to a site, whether they hear of it now or not. */
    visitorsOf: (account: number) => [...all].filter((each) => isVisitorOf(each, account)),

    /** Who is connected now. */
    callers: (): Caller[] => [...all].map(({ caller }) => caller),

    /** Ends the connections of one session, or of everything that no longer may be there. */
    drop(ends: (caller: Caller) => boolean) {
      for (const connection of all) {
        if (!ends(connection.caller)) continue
        become(connection, visitor)
        app.emit('disconnect', connection)
      }
    },

    /**
     * Reads anew who some of the connections are, which hear nothing meanwhile; their clients are told, because they
     * may have missed events and show what is no longer theirs.
     */
    renew(
      isMeant: (caller: Caller) => boolean,
      read: (caller: Caller) => Promise<Caller | undefined | void>,
    ) {
      for (const connection of all) {
        const { caller } = connection
        if (!isMeant(caller)) continue
        leaveAll(connection)
        void read(caller).then((now) => {
          if (!now || connection.caller !== caller || !all.has(connection)) return
          const { authentication } = connection
          become(connection, now)
          connection.authentication = authentication
          socketOf(app, connection)?.emit('access')
        })
      }
    },

    publish: (event: PublishedEvent) => publishTo(app, event),

    /** Lets every client know that events may have been missed. */
    gap() {
      for (const socket of socketsOf(app)) socket.emit('gap')
    },
  }
}

/** The connected sockets of one application. */
export type Sockets = ReturnType<typeof createSockets>
