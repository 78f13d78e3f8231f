import type { ChatMessage, ProjectContent, VersionInfo } from '#api/project-content.ts'
import { htmlOf } from './builder.ts'

/** A project of the server after some turns on Home, for the tests of what a builder takes over. */
export function contentAfter(...turns: string[]): ProjectContent {
  return {
    revision: turns.length,
    mode: 'html',
    pages: [
      {
        name: 'Home',
        html: turns.length > 0 ? htmlOf(turns.at(-1) ?? '') : '',
        version_id: turns.at(-1) ?? null,
        element_ids: null,
      },
    ],
    messages: turns.flatMap((turn, index) => messagesOf(turn, index)),
    versions: turns.map((turn, index) => versionOf(turn, index + 1)).toReversed(),
    max_pages: 50,
    people: [],
    left_out: [],
    structure: null,
    running: [],
    waiting: [],
  }
}

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 14, minute)).toISOString()

export function versionOf(id: string, number: number, more: Partial<VersionInfo> = {}): VersionInfo {
  return {
    id,
    page_name: 'Home',
    number,
    created_at: at(number),
    author_id: 'ada',
    associated_message_id: `${id}-stored`,
    restored_from: null,
    prompt: `prompt of ${id}`,
    maker: { kind: 'designer' },
    name: null,
    current: { Home: id },
    map: [],
    reading: null,
    picture_url: `/pictures/${id}`,
    discarded_at: null,
    ...more,
  }
}

export function messagesOf(turn: string, index: number, hidden_by: string | null = null): [ChatMessage, ChatMessage] {
  const shared = { turn, page_name: 'Home', timestamp: at(index + 1), hidden_by }
  return [
    {
      ...shared,
      id: `${turn}-asked`,
      role: 'user',
      message_index: index * 2,
      content: `prompt of ${turn}`,
      user_id: 'ada',
      details: null,
      about: null,
    },
    {
      ...shared,
      id: `${turn}-stored`,
      role: 'assistant',
      message_index: index * 2 + 1,
      content: `answer of ${turn}`,
      user_id: null,
      about: null,
      details: {
        took: 1000,
        maker: { kind: 'designer' },
        outcome: 'stored',
        charged: true,
        base: null,
        changes: [],
        map: [],
        suggestions: [],
        meant: [],
        left: [],
        polished: null,
        trouble: null,
        request: `id-${turn}`,
        prompt: `prompt of ${turn}`,
        continues: null,
        discarded: false,
        wroteOver: null,
      },
    },
  ]
}

/** The same project after a switch to `version`, whose messages come before the others'. */
export function afterRestore(content: ProjectContent, version: string, id: string): ProjectContent {
  const place = content.messages.findIndex((message) => message.turn === version && message.role === 'assistant')
  const number = content.versions.length + 1
  return {
    ...content,
    revision: content.revision + 1,
    pages: [{ name: 'Home', html: htmlOf(version), version_id: id, element_ids: null }],
    messages: content.messages.map((message, index) => (index > place ? { ...message, hidden_by: id } : message)),
    versions: [versionOf(id, number, { restored_from: version }), ...content.versions],
  }
}
