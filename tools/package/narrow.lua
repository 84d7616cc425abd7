-- For pandoc: a table of many columns becomes a list, as a terminal is narrow: of each row what
-- stands first, and below it each further cell behind the heading of its column.
local function inlines(cell)
  return pandoc.utils.blocks_to_inlines(cell.contents)
end

function Table(wide)
  if #wide.colspecs <= 3 then return nil end
  local names = wide.head.rows[1].cells
  local items = {}
  for _, body in ipairs(wide.bodies) do
    for _, row in ipairs(body.body) do
      local says = pandoc.List()
      for column = 2, #row.cells do
        local words = inlines(row.cells[column])
        if #words > 0 then
          if #says > 0 then says:extend{pandoc.Str(";"), pandoc.Space()} end
          says:extend(inlines(names[column]))
          says:extend{pandoc.Str(":"), pandoc.Space()}
          says:extend(words)
        end
      end
      table.insert(items, {inlines(row.cells[1]), {pandoc.Plain(says)}})
    end
  end
  return pandoc.DefinitionList(items)
end
