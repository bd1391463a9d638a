import { z } from 'zod'

import { query } from '#api/kit/query.ts'

const PAGE = 100

/**
 * The lists of an export. Each is a statement that returns rows of a user ($1), with the time and
 * the id that order them. None contains secrets, or data that lets another person act as the user.
 */
export const EXPORT_LISTS: Record<string, string> = {
  'shared-with-me': `
    SELECT m.created_at AS at, d.id::text AS id, json_build_object(
      'id', d.id, 'kind', d.kind, 'title', d.title, 'owner', trim(u.first_name || ' ' || u.last_name), 'role', m.role,
      'since', m.created_at) AS value
    FROM document_members m JOIN documents d ON d.id = m.document_id JOIN users u ON u.id = d.owner_id
    WHERE m.user_id = $1 AND NOT m.waiting AND d.trashed_at IS NULL`,
  starred: `
    SELECT s.created_at AS at, d.id::text AS id, json_build_object('documentId', d.id, 'title', d.title) AS value
    FROM document_places s JOIN documents d ON d.id = s.document_id
    WHERE s.user_id = $1 AND s.starred AND (d.owner_id = $1 OR room_access($1, 'document', d.id) IS NOT NULL)`,
  folders: `
    SELECT f.created_at AS at, f.id::text AS id, json_build_object(
      'name', f.name, 'createdAt', f.created_at, 'documents', (
        SELECT coalesce(json_agg(json_build_object('documentId', d.id, 'title', d.title) ORDER BY d.created_at), '[]')
        FROM document_places s JOIN documents d ON d.id = s.document_id
        WHERE s.folder_id = f.id
          AND (d.owner_id = $1 OR room_access($1, 'document', d.id) IS NOT NULL))) AS value
    FROM document_folders f WHERE f.user_id = $1`,
  versions: `
    SELECT r.created_at AS at, r.id::text AS id, json_build_object(
      'documentId', r.document_id, 'name', r.name, 'kind', r.kind, 'createdAt', r.created_at, 'words', r.words,
      'characters', r.characters, 'restored', r.restored_from IS NOT NULL) AS value
    FROM document_revisions r JOIN documents d ON d.id = r.document_id WHERE d.owner_id = $1`,
  'correction-decisions': `
    SELECT created_at AS at, id::text AS id, json_build_object(
      'documentId', document_id, 'kind', kind, 'subject', subject, 'forEverybody', for_all, 'at', created_at) AS value
    FROM correction_decisions WHERE user_id = $1`,
  comments: `
    SELECT created_at AS at, id::text AS id, json_build_object(
      'documentId', document_id, 'threadId', thread_id, 'text', text, 'at', created_at, 'editedAt', edited_at) AS value
    FROM comments WHERE author_id = $1`,
  reactions: `
    SELECT r.created_at AS at, r.document_id::text || r.target_id::text || r.reaction AS id, json_build_object(
      'documentId', t.document_id, 'commentId', t.comment_id, 'reaction', r.reaction, 'at', r.created_at) AS value
    FROM reactions r JOIN reaction_targets t ON t.document_id = r.document_id AND t.id = r.target_id
    WHERE r.user_id = $1`,
  reports: `
    SELECT created_at AS at, id::text AS id, json_build_object(
      'documentId', document_id, 'reason', reason, 'details', details, 'at', created_at) AS value
    FROM snippet_reports WHERE reporter_id = $1`,
  dictionary: `
    SELECT created_at AS at, key AS id, json_build_object('word', word, 'at', created_at) AS value
    FROM dictionary_words WHERE user_id = $1`,
  'check-preferences': `
    SELECT 'epoch'::timestamptz AS at, user_id::text AS id, json_build_object(
      'categoriesOff', categories_off, 'rulesOff', rules_off, 'goals', goals) AS value
    FROM check_preferences WHERE user_id = $1`,
  proposals: `
    SELECT created_at AS at, id::text AS id, json_build_object(
      'documentId', document_id, 'action', action, 'engine', engine, 'before', before, 'after', after,
      'outcome', outcome, 'at', created_at) AS value
    FROM assist_proposals WHERE user_id = $1`,
  results: `
    SELECT created_at AS at, id::text AS id, json_build_object(
      'kind', kind, 'title', title, 'engine', engine, 'note', note, 'request', request, 'result', result, 'at', created_at) AS value
    FROM results WHERE user_id = $1`,
  usage: `
    SELECT at, lpad(id::text, 20, '0') AS id, json_build_object(
      'kind', kind, 'amount', amount, 'action', action, 'reason', reason, 'periodStart', period_start, 'at', at) AS value
    FROM usage_ledger WHERE user_id = $1`,
  'bonus-grants': `
    SELECT created_at AS at, id::text AS id, json_build_object(
      'amount', amount, 'used', used, 'reason', reason, 'expiresAt', expires_at, 'at', created_at) AS value
    FROM bonus_grants WHERE user_id = $1`,
  'writing-days': `
    SELECT min(day)::timestamptz AS at, day::text AS id, json_build_object(
      'day', day, 'words', sum(words_peak), 'fixes', sum(fixes_peak)) AS value
    FROM writing_days WHERE user_id = $1 GROUP BY day`,
  achievements: `
    SELECT awarded_at AS at, achievement AS id, json_build_object('achievement', achievement, 'awardedAt', awarded_at) AS value
    FROM achievements WHERE user_id = $1`,
  orders: `
    SELECT created_at AS at, id, json_build_object(
      'id', id, 'plan', plan_name, 'period', billing_period, 'price', price, 'credit', credit, 'amount', amount,
      'phone', phone, 'businessName', business_name, 'gstin', gstin, 'state', state, 'createdAt', created_at, 'paidAt', paid_at, 'refunds', (
        SELECT coalesce(json_agg(json_build_object('amount', r.amount, 'state', r.state, 'at', r.created_at)
          ORDER BY r.created_at), '[]')
        FROM refunds r WHERE r.order_id = orders.id)) AS value
    FROM orders WHERE user_id = $1`,
  invoices: `
    SELECT issued_at AS at, number AS id, json_build_object(
      'number', number, 'issuedAt', issued_at, 'refundedAt', refunded_at, 'content', content) AS value
    FROM invoices WHERE user_id = $1`,
  notifications: `
    SELECT created_at AS at, id::text AS id, json_build_object(
      'kind', kind, 'documentId', document_id, 'commentId', comment_id, 'facts', data, 'at', created_at,
      'readAt', read_at) AS value
    FROM open_notifications($1)`,
  'notification-settings': `
    SELECT 'epoch'::timestamptz AS at, user_id::text AS id, json_build_object('appOff', app_off, 'mailOff', mail_off) AS value
    FROM notification_settings WHERE user_id = $1`,
  'api-keys': `
    SELECT created_at AS at, id::text AS id, json_build_object(
      'name', name, 'prefix', prefix, 'scopes', scopes, 'createdAt', created_at, 'lastUsedAt', last_used_at,
      'revokedAt', revoked_at) AS value
    FROM api_keys WHERE user_id = $1`,
}

const row = z.object({ at: z.string(), id: z.string(), value: z.string() })

/** Yields the rows of a list as JSON, oldest first. One page of them is in memory at a time. */
export async function* rowsOf(list: string, userId: string): AsyncGenerator<string> {
  let last = { at: '-infinity', id: '' }
  for (;;) {
    const page = await query(
      null,
      row,
      `SELECT at::text, id, value::text FROM (${list}) list WHERE (at, id) > ($2::timestamptz, $3::text)
       ORDER BY list.at, list.id LIMIT ${PAGE}`,
      [userId, last.at, last.id],
    )
    for (const { value } of page) yield value
    const end = page.at(-1)
    if (!end || page.length < PAGE) return
    last = end
  }
}

/** Joins values that are already JSON into a JSON list. */
export async function* jsonList(values: AsyncIterable<string>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const value of values) {
    yield before + value
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}
