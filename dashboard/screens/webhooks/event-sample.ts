/** The headers and the body of an event, shortened. */
export const eventSample = `webhook-id: evt_01m7nay1c4e3zt5r7q9v1w3x5y
webhook-timestamp: 1794938694
webhook-signature: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=

{
  "event_id": "evt_01m7nay1c4e3zt5r7q9v1w3x5y",
  "type": "generation.success",
  "data": { "job_id": "job_…", "assets": { "logo_svg": "<svg …", "primary_color": "#432415", … } }
}`;
